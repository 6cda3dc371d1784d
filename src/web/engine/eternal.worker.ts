import { eternal } from '../../games/eternal/index.ts'
import { serve } from './serve.ts'

serve(eternal)
