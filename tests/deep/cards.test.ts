// Every face of both games, in both languages, at more widths than in every run.
import '../web/cards.test.ts'
