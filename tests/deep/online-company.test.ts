// With axe at both sizes.
import '../web/online/online-company.test.ts'
