// All mutants, where every run takes a few.
import '../scenarios/mutation.test.ts'
