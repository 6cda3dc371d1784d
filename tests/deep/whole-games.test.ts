// Both games by every way of playing.
import '../web/whole-games.test.ts'
