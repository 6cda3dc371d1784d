// The tables of both games in every language, theme and window.
import '../web/layout/axe.test.ts'
