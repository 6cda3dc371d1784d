import type { TypedCommand } from './typed-command.ts'

/** Of what shall be answered without being asked. */
export const ORDERING = {
  pass: {
    typed: ['pass', 'passer'],
    says: ['order'],
    en: ['pass', 'let the reaction windows of this turn go by; pass! until something of yours is touched'],
    fr: [
      'passer',
      'laisser passer les fenêtres de réaction de ce tour\u202f; passer! jusqu’à ce que quelque chose à vous soit touché',
    ],
  },
  passUntouched: {
    typed: ['pass!', 'passer!'],
    says: ['order'],
  },
  when: {
    typed: ['when', 'quand'],
    more: true,
    says: ['order'],
    en: [
      'when [N M]',
      'answer a spell on thing N with card M of your hand; when alone lists both and your orders',
    ],
    fr: [
      'quand [N M]',
      'répondre à un sort sur la chose N par la carte M de votre main\u202f; quand seul en donne les listes, avec vos ordres',
    ],
  },
  forget: {
    typed: ['forget', 'oublier'],
    more: true,
    says: ['order'],
    en: ['forget N', 'take back standing order N'],
    fr: ['oublier N', 'reprendre l’ordre permanent N'],
  },
  ask: {
    typed: ['ask', 'demander'],
    says: ['order'],
    en: ['ask', 'always be asked: no standing orders'],
    fr: ['demander', 'qu’on vous demande toujours\u00a0: plus d’ordres permanents'],
  },
  think: {
    typed: ['think', 'réfléchir'],
    more: true,
    says: ['think', 'order'],
    en: [
      'think [N]',
      'ten seconds more in a window that closes by itself, from your time; with N, in N of 100 windows by chance',
    ],
    fr: [
      'réfléchir [N]',
      'dix secondes de plus dans une fenêtre qui se ferme d’elle-même, prises sur votre temps\u202f; avec N, au hasard dans N fenêtres sur 100',
    ],
  },
} satisfies Readonly<Record<string, TypedCommand>>
