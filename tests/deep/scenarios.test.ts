// In all ways of playing, and what is logged, where every run takes the scenarios that prove something first.
import '../aeons-end/log-and-table.test.ts'
import '../eternal/log/log-and-table.test.ts'
import '../scenarios/scenarios.test.ts'
