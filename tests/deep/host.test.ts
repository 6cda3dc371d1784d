// Both games in both languages, where every run takes each game in one.
import '../cli/host.test.ts'
