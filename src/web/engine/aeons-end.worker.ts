import { aeonsEnd } from '../../games/aeons-end/index.ts'
import { serve } from './serve.ts'

serve(aeonsEnd)
