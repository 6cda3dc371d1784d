// With lies at several decisions, heard first in each language.
import '../web/online/lying-server.test.ts'
