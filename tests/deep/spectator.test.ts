// Many more games than in every run.
import '../lab/spectator.test.ts'
