import fc from 'fast-check'
// It asks the tester for something: whoever takes its place is there before.
import '../../tests/setup.ts'

// Whether a mutant is noticed matters, not by how small an example.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
