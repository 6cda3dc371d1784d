// With axe at both sizes.
import '../web/online-company.test.ts'
