// Many more decisions than in every run.
import '../web/why-not.test.ts'
