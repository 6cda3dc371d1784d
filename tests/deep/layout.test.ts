// Many more windows than in every run.
import '../web/layout/layout.test.ts'
