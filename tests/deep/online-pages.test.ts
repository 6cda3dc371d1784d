// With axe at both sizes in each language.
import '../web/online-pages.test.ts'
