// Many more games than in every run.
import '../eternal/packs/whole-pool.test.ts'
import '../eternal/random-games/random-games.test.ts'
