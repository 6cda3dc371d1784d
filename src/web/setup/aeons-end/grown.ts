import { isMageCode, MAGE_CODE } from '../../../games/aeons-end/campaign-part.ts'
import { readMageCode, writeMageCode } from '../../../games/aeons-end/growth/code.ts'
import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang } from '../../../language/face.ts'
import { LOOK_PICTURES } from '../../campaign/pictures.ts'
import { pictureOf } from '../../card/pictures/index.ts'

/** The code as it is usually written, or one sentence that says what is wrong with it. */
export function readTypedCode(typed: string, lang: Lang): { code: string } | { problem: string } {
  const text = typed.trim()
  try {
    return { code: writeMageCode(readMageCode(isMageCode(text) ? text : MAGE_CODE + text, '')) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const said = error.sentence[lang]
    return { problem: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` }
  }
}

/** What a mage of a plan is called, and how it looks: one of the boxes, or one that grew in a campaign. */
export function faceOf({ mages }: AeonsEndOffer, id: string): { name: string; picture: string | null } {
  if (isMageCode(id)) {
    const { name, look } = readMageCode(id)
    return { name, picture: LOOK_PICTURES[look] ?? LOOK_PICTURES[0] }
  }
  return {
    name: mages.find((each) => each.id === id)?.name ?? id,
    picture: pictureOf({ id, game: 'aeons-end', type: 'mage' }),
  }
}
