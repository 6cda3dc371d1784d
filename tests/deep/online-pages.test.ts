// With axe at both sizes in each language.
import '../web/online/online-pages.test.ts'
