// The tables of both games in every language, theme and window.
import '../web/axe.test.ts'
