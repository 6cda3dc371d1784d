// Many more windows than in every run.
import '../web/layout/page-layout.test.ts'
