game-over = over
