import { event } from './events.ts'
import { offer } from './offer.ts'
import { decision } from './options.ts'
import { setup } from './setup.ts'
import { topic } from './topics.ts'
import { view } from './view.ts'

export const protocol = { offer, setup, view, decision, event, topic }
