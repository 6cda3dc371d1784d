// Many more games than in every run.
import '../aeons-end/forecast.test.ts'
