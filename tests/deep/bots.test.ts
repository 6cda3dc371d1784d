// Many more games of every bot than in every run.
import '../bots/whole-games.test.ts'
