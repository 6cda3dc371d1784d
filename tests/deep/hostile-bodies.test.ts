// Every odd thing in every place of every body.
import '../server/api/hostile-bodies.test.ts'
