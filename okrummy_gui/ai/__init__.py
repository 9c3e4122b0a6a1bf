"""The computer players: each sees a PlayerView and nothing else."""
