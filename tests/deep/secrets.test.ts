// Many more games than in every run.
import '../aeons-end/secrets.test.ts'
