// With as many cards as the whole game.
import '../eternal/packs/compiled-packs.test.ts'
