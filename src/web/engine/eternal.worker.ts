import { eternal } from '../../games/eternal/index.ts'
import { eternalDecks } from './decks.ts'
import { serve } from './serve.ts'

serve(eternal, eternalDecks)
