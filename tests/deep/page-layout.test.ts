// Many more windows than in every run, and every page as the first that is opened.
import '../web/layout/page-layout.test.ts'
