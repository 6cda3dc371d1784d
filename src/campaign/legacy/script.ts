import { LOOKS } from '../../games/aeons-end/growth/options.ts'
import type { Script } from '../script.ts'
import { basics } from './basics.ts'
import { chapters } from './chapters.ts'
import { insights } from './insights.ts'

const LEAST_RATING = -1000

/** The Legacy campaign of Aeon's End: seven chapters, eight battles. */
export const legacy: Script = {
  id: 'legacy',
  version: 1,
  game: 'aeons-end',
  players: { least: 1, most: 4 },
  supply: [
    'ancient-cyanolith',
    'branching-radite',
    'gilded-marble',
    'neural-wreath',
    'ethereal-hand',
    'fire-chakram',
    'warping-haze',
    'incinerating-fist',
    'gravity-node',
  ],
  cheapGems: ['ancient-cyanolith', 'conductive-grit', 'soothing-torporene'],
  looks: LOOKS,
  rules: {
    charges: false,
    abilities: false,
    breachIV: false,
    openedEffects: false,
    basicPool: false,
    evolve: false,
    shields: false,
    silence: false,
    nemesisTokens: false,
    pulse: false,
    degrade: false,
    flawed: false,
    exhaustUnleash: 0,
    exhaustDropsCharges: false,
    exhaustDestroysBreach: false,
    supplyRefine: false,
    treasures: false,
  },
  slots: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  chart: { 1: [1, 3, 7], 2: [3, 5, 7], 3: [5, 6, 7], 4: [8, 7, 7] },
  basics,
  insights,
  chapters,
  scars: [
    { id: 'ashes', gravehold: 0, most: 0 },
    { id: 'fallenDistrict', gravehold: -2, most: 6 },
  ],
  boons: [
    { id: 'life', life: 1 },
    { id: 'gravehold', gravehold: 3 },
    { id: 'basics', withoutBasics: 1 },
    { id: 'charge', charges: 1 },
  ],
  resolveAtMost: 3,
  flawedAtMost: 3,
  leaveAfterLosses: 3,
  recoveries: 1,
  titles: ['warden', 'lamplighter', 'stormbreaker', 'reader', 'mason', 'ferrier', 'witness', 'last'],
  rating: { from: 100, perLoss: 8, perScar: 5, graveholdPerPoint: 3 },
  endings: [
    { id: 'dawn', won: true, ratingAtLeast: 80 },
    { id: 'embers', won: true, ratingAtLeast: LEAST_RATING },
    { id: 'night', won: false, ratingAtLeast: LEAST_RATING },
  ],
  between: {
    entered: [{ op: 'chapter', part: 'begin' }, { op: 'battle' }],
    won: [
      { op: 'result' },
      { op: 'reset' },
      { op: 'story', moment: 'won' },
      { op: 'chapter', part: 'end' },
      { op: 'next' },
    ],
    lost: [
      { op: 'result' },
      { op: 'reset' },
      { op: 'story', moment: 'lost' },
      { op: 'chapter', part: 'onLoss' },
      { op: 'recover' },
      { op: 'chapter', part: 'end' },
      { op: 'next' },
    ],
    repeat: [
      { op: 'result' },
      { op: 'reset' },
      { op: 'story', moment: 'lost' },
      { op: 'chapter', part: 'onLoss' },
      { op: 'recover' },
      { op: 'decide' },
    ],
    again: [{ op: 'spendResolve' }, { op: 'battle' }],
    movedOn: [{ op: 'scar', id: 'fallenDistrict' }, { op: 'chapter', part: 'end' }, { op: 'next' }],
    ended: [{ op: 'finish' }, { op: 'story', moment: 'epilogue' }, { op: 'title' }],
  },
}
