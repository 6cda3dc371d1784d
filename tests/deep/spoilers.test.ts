// Every place in both languages.
import '../web/spoilers.test.ts'
