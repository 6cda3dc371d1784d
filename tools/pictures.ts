import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { CAMPAIGN_PICTURES } from '../src/web/campaign/pictures.ts'
import { aeonsEndPictures } from '../src/web/card/pictures/aeons-end.ts'
import { eternalPictures } from '../src/web/card/pictures/eternal/index.ts'
import { signs, usualPictures } from '../src/web/card/pictures/usual.ts'
import { DECK_PICTURES } from '../src/web/setup/eternal/pictures.ts'
import { SEAT_PICTURES, SKILL_ICONS } from '../src/web/table/eternal/words/signs.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** Which picture stands on which card, a list a game. */
const lists = { 'aeons-end': aeonsEndPictures, eternal: eternalPictures }

const used = new Set([
  ...Object.values(lists).flatMap((list) => Object.values(list)),
  ...Object.values(usualPictures).flat(),
  ...signs,
  ...Object.values(SKILL_ICONS),
  ...SEAT_PICTURES,
  ...CAMPAIGN_PICTURES,
  ...Object.values(DECK_PICTURES),
])

/** Puts the pictures that the page uses beside it as files, each fetched when it is first shown, and the lists of them. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    generateBundle() {
      const from = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
      const { icons } = JSON.parse(readFileSync(from, 'utf8')) as IconSet
      for (const [game, list] of Object.entries(lists))
        this.emitFile({ type: 'asset', fileName: `pictures/of-${game}.json`, source: JSON.stringify(list) })
      for (const name of used) {
        const body = icons[name]?.body
        if (body === undefined) {
          this.error(`there is no picture '${name}' in the icon set`)
        }
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${name}.svg`,
          source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`,
        })
      }
    },
  }
}
