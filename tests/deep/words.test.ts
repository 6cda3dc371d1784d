// Many more games put into words, and checked by the protocol, than in every run.
import '../protocol/protocol.test.ts'
import '../text/words.test.ts'
import '../text-eternal/words.test.ts'
