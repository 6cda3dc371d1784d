import {
  type CampaignFace,
  campaigns,
  differences,
  Position,
  perform,
} from '../../campaign/scenario/index.ts'
import type { Playable } from '../../language/face.ts'
import type { Layout } from './run.ts'

const campaignsOf = (game: Playable): readonly CampaignFace[] =>
  campaigns.filter(({ battles }) => battles.script.game === game.id)

export const campaignOf = (game: Playable, id: string): CampaignFace | undefined =>
  campaignsOf(game).find(({ battles }) => battles.script.id === id)

/** What scenarios may prove that belongs to the campaigns of a game. */
export const campaignThings = (game: Playable): readonly string[] =>
  campaignsOf(game).flatMap(({ things }) => things)

/** A campaign between its battles, or at the table of one. It always asks something: that is no open question. */
export const inCampaign =
  (face: CampaignFace): Layout =>
  (given, chance) => {
    const at = new Position(face, given)
    return {
      perform: (step, script, beforeAnswer) => perform(at, step, script, beforeAnswer),
      differences: (expected) => differences(at, expected, chance),
      openQuestion: () => null,
      speaksOfQuestions: () => true,
      hash: () => at.hash(),
      store: () => at.store(),
      mark: () => at.mark(),
    }
  }
