// Many more tables than in every run.
import '../web/every-press.test.ts'
