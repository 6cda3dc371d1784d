// Faults planted further into games than in every run.
import '../lab/faults.test.ts'
