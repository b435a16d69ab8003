print("tatami")
