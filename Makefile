# Every target first installs the packages that it needs (Scripts/setup).
.PHONY: run test bench fuzz soak goldens docs clean

# Open the gallery in a window; without a display, render it to pictures and print their frames.
run:
	@Scripts/setup
	@Scripts/gallery

# Build and run all tests, optimized: they need a fifth of the time.
test:
	@Scripts/setup
	@Scripts/test

# Measure in release mode and print the figures.
bench:
	@Scripts/setup
	@Scripts/bench

# Feed mutated NUI files to parser, checker and loader: FUZZ_INPUTS=1000000 make fuzz
fuzz:
	@Scripts/setup
	@Scripts/fuzz

# Compare incremental with full layout over random edits, check explanations, draw damaged pictures in every way, fix mutated files,
# compare visibility rules with a naive reference, edit text by random scripts, drag in random containers, read damaged JSON, and use
# two threads under the thread sanitizer:
# EDITS=5000000 TREES=100000 PROPOSALS=10000 PICTURES=20000 FIXES=20000 RULE_SETS=100000 SCRIPTS=100000 JSON_MUTATIONS=1000000 \
#     DRAGS=300000 DRAG_SCRIPTS=100000 VIEW_DRAGS=20000 GAPS=10000 LISTS=1000000 SEED=7 make soak
soak:
	@Scripts/setup
	@Scripts/thread-check
	@Scripts/soak
	PICTURES="$${PICTURES:-20000}" TEXTS="$${TEXTS:-2000}" BREAKS="$${BREAKS:-100000}" FIXES="$${FIXES:-20000}" \
		RULE_SETS="$${RULE_SETS:-100000}" SCRIPTS="$${SCRIPTS:-100000}" \
		DRAGS="$${DRAGS:-300000}" DRAG_SCRIPTS="$${DRAG_SCRIPTS:-100000}" GAPS="$${GAPS:-10000}" \
		VIEW_DRAGS="$${VIEW_DRAGS:-20000}" VIEW_DRAGS_SEED="$${VIEW_DRAGS_SEED:-$$(date +%s)}" \
		JSON_MUTATIONS="$${JSON_MUTATIONS:-1000000}" LISTS="$${LISTS:-1000000}" \
		WRONG_TYPES=all NUI_SEED="$${NUI_SEED:-$$(date +%s)}" DATA_SEED="$${DATA_SEED:-$$(date +%s)}" \
		ROWS="$${ROWS:-1000000}" ROW_SCRIPTS="$${ROW_SCRIPTS:-100000}" COLLECTION_SCRIPTS="$${COLLECTION_SCRIPTS:-100000}" DATA_SCRIPTS="$${DATA_SCRIPTS:-100000}" \
		Scripts/test --filter \
		'MutatedPictureTests|WrongTypeTests|mixturesTakeLinearTime|shortMixturesBreakInAnyWidth|FixSoakTests|RandomVisibilityTests|TextScriptTests|RandomReadingTests|ListDifferenceTests|removedRowsLeaveNothing|RandomRowTests|DataScriptTests|RestingDragTests|DragScriptTests|RandomDragTests|RandomGapTests|CollectionScriptTests'

# Rewrite the golden files of the tests; review the differences before you commit them.
goldens:
	@Scripts/setup
	UPDATE_GOLDENS=1 Scripts/test

# Build the reference and the guide as a site in out/docs.
docs:
	@Scripts/setup
	@Scripts/docs

clean:
	rm -rf .build out
