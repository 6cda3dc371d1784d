import { compilePacks } from '../../lab/own-packs.ts'
import type { Verb } from '../flags.ts'

export const compile: Verb = {
  name: 'compile',
  use: 'PACK.json ... [--lang en|fr]',
  summary: {
    en: 'compiles packs of your own cards, so that they load faster',
    fr: 'compile vos paquets de cartes, pour qu’ils se chargent plus vite',
  },
  help: {
    en: 'Checks packs of cards and writes what is compiled of each beside it: PACK.compiled. Whoever then names PACK.json with\n--packs loads that instead, as long as neither the pack nor cardwright has changed; otherwise the pack is compiled\nas ever. Several packs are compiled one after the other, for --packs in the same order. docs/writing-cards.md says\nhow a pack is written.',
    fr: 'Vérifie des paquets de cartes et écrit à côté de chacun ce qui en est compilé\u00a0: PACK.compiled. Qui nomme ensuite\nPACK.json avec --packs charge ce fichier à la place, tant que ni le paquet ni cardwright n’ont changé\u202f; sinon le\npaquet est compilé comme toujours. Plusieurs paquets sont compilés l’un après l’autre, pour --packs dans le même\nordre. docs/writing-cards.md dit comment un paquet s’écrit.',
  },
  flags: [{ name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } }],
  words: { least: 1, most: Number.MAX_SAFE_INTEGER },
  run(given) {
    for (const file of compilePacks(given.words)) console.log(file)
    return 0
  },
}
