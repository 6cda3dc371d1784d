/** A pack of Aeon's End with one gem, as JSON. */
export const STONES = JSON.stringify({
  game: 'aeons-end',
  id: 'stones',
  version: 1,
  playerCards: [
    {
      id: 'stones@1/pebble',
      type: 'gem',
      cost: 2,
      clauses: [{ op: 'play', steps: [{ op: 'gainAether', n: 3 }] }],
    },
  ],
  names: {
    en: { cards: { 'stones@1/pebble': 'Pebble' } },
    fr: { cards: { 'stones@1/pebble': { one: 'Caillou', gender: 'm', many: 'Cailloux' } } },
  },
})

/** A supply with that gem in it. */
export const STONES_SUPPLY =
  'stones@1/pebble,jade,searing-ruby,flexing-dagger,bottled-vortex,ignite,phoenix-flame,lava-tendril,spectral-echo'
