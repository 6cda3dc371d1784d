import { speakBothLanguages } from './both-languages.ts'

// Whoever asks for a text here, without a game, is told it in either language.
speakBothLanguages()

export * from './texts.ts'
