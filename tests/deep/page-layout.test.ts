// Many more windows than in every run.
import '../web/page-layout.test.ts'
