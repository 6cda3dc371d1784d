// With lies at several decisions, heard first in each language.
import '../web/lying-server.test.ts'
