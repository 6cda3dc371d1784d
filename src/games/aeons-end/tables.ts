import type { Collection } from './collection.ts'
import { writeMageCode } from './growth/code.ts'
import { newMage } from './growth/options.ts'
import type { Pack } from './pack.ts'

/** Mages and piles of the campaign at work, for a table against one of its nemeses. */
const OF_CAMPAIGN = {
  mages: [
    writeMageCode({
      ...newMage('Ysel'),
      gem: 'keyhole-quartz',
      ability: 'steady-hands',
      temperament: 'lender',
      spell: 'kindling-thought',
    }),
    writeMageCode({
      ...newMage('Toran', 1),
      gem: 'hollow-pearl',
      ability: 'doubled-echo',
      upgrade: 'deep',
      temperament: 'sharp',
      spell: 'forked-glint',
      mastery: { kind: 'primed' },
    }),
  ],
  supply: [
    'conductive-grit',
    'soothing-torporene',
    'fulmite-slab',
    'void-mill',
    'voltaic-relay',
    'breach-communion',
    'sparking-siphon',
    'force-transfusion',
    'sphere-of-inversion',
  ],
}

/** A table against every nemesis, by its name. */
export const tablesOf = ({
  packs,
}: Collection): readonly { readonly name: string; readonly document: object }[] =>
  packs.flatMap(({ nemeses, campaign }: Pack) =>
    nemeses.map(({ id }) => ({
      name: id,
      document: { nemesis: id, ...(campaign === true ? OF_CAMPAIGN : {}) },
    })),
  )
