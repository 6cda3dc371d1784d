import { base } from './base.ts'
import { warEternal } from './war-eternal.ts'

/** The packs that every game is played with; the others come when something asks for them. */
export const usualPacks = [base, warEternal] as const
