import { MAGE_FACES } from '../card/pictures/index.ts'

/** The picture of each chapter on the map; what is sealed shows wax. */
export const CHAPTER_PICTURES: Readonly<Record<string, string>> = {
  '1': 'tornado',
  '2': 'blade-fall',
  '3': 'alien-egg',
  '4': 'mushroom-gills',
  '5': 'fog',
  '6': 'brain-tentacle',
  '7a': 'lightning-storm',
  '7b': 'wizard-face',
}
export const WAX = 'wax-seal'
export const BOX = 'locked-box'
export const OPEN_BOX = 'unlocking'
/** The four looks of the mages. */
export const LOOK_PICTURES = MAGE_FACES

export const CAMPAIGN_PICTURES: readonly string[] = [
  ...Object.values(CHAPTER_PICTURES),
  WAX,
  BOX,
  OPEN_BOX,
  ...LOOK_PICTURES,
]
