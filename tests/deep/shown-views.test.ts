// Many more games than in every run.
import '../table/shown-views.test.ts'
