// filled by its own commit
