// Many more windows than in every run, and each game shown and skipped.
import '../web/last-turn.test.ts'
