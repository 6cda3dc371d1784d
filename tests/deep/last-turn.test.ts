// Many more windows than in every run.
import '../web/last-turn.test.ts'
