// Many more changed packs than in every run.
import '../cli/packs.test.ts'
