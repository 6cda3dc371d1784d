// Every case in both languages.
import '../web/results.test.ts'
