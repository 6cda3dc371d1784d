import { english } from './english/spoken.ts'
import { french } from './french/spoken.ts'
import { speakIn } from './spoken.ts'
import './names/legacy/add-english-names.ts'
import './names/legacy/add-french-names.ts'

// Both languages are there for whoever asks here; a page that needs one of them fetches that one.
speakIn('en', english)
speakIn('fr', french)

export * from './texts.ts'
