// Many more games than in every run.
import '../text/every-sentence.test.ts'
