// Many more examples than in every run.
import '../web/rulebook.test.ts'
