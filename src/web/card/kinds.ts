import type { GameId } from '../source/source.ts'
import type { GroundName } from './art.ts'
import type { GlyphName } from './glyphs.tsx'

/** The outline of a card's window tells its kind. Points on a 100 x 100 square. */
type Outline = readonly (readonly [number, number])[]

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Outline =>
  Array.from({ length: 19 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 18) * Math.PI) / 180
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const
  })

const OUTLINES = {
  octagon: [
    [14, 0],
    [86, 0],
    [100, 20],
    [100, 80],
    [86, 100],
    [14, 100],
    [0, 80],
    [0, 20],
  ],
  arch: [...arc(50, 44, 50, 44, 180, 360), [100, 100], [0, 100]],
  pill: [...arc(74, 50, 26, 50, -90, 90), ...arc(26, 50, 26, 50, 90, 270)],
  torn: [
    [0, 0],
    [100, 0],
    [100, 84],
    [88, 96],
    [77, 85],
    [63, 99],
    [50, 86],
    [37, 100],
    [24, 86],
    [12, 96],
    [0, 85],
  ],
  shield: [
    [0, 0],
    [18, 7],
    [82, 7],
    [100, 0],
    [100, 74],
    [50, 100],
    [0, 74],
  ],
  hourglass: [
    [0, 0],
    [100, 0],
    [91, 50],
    [100, 100],
    [0, 100],
    [9, 50],
  ],
  slanted: [
    [13, 0],
    [100, 0],
    [87, 100],
    [0, 100],
  ],
  cut: [
    [0, 8],
    [8, 0],
    [92, 0],
    [100, 8],
    [100, 100],
    [0, 100],
  ],
  hexagon: [
    [0, 50],
    [16, 0],
    [84, 0],
    [100, 50],
    [84, 100],
    [16, 100],
  ],
  battlements: [
    [0, 10],
    [12, 10],
    [12, 0],
    [28, 0],
    [28, 10],
    [42, 10],
    [42, 0],
    [58, 0],
    [58, 10],
    [72, 10],
    [72, 0],
    [88, 0],
    [88, 10],
    [100, 10],
    [100, 100],
    [0, 100],
  ],
  diamond: [
    [50, 0],
    [100, 26],
    [100, 74],
    [50, 100],
    [0, 74],
    [0, 26],
  ],
  bowl: [[0, 0], [100, 0], [100, 56], ...arc(50, 56, 50, 44, 0, 180)],
  drop: [[50, 0], ...arc(50, 58, 50, 42, -30, 210)],
} as const satisfies Record<string, Outline>

/** What a kind of card looks like. */
export interface Kind {
  readonly outline: Outline
  readonly glyph: GlyphName
  readonly ground: GroundName
  /** The nemesis' own cards have sharp corners and a red cast. */
  readonly foe?: true
}

const o = OUTLINES

const KINDS: Readonly<Record<GameId, Readonly<Record<string, Kind>>>> = {
  'aeons-end': {
    gem: { outline: o.octagon, glyph: 'gem', ground: 'facets' },
    relic: { outline: o.arch, glyph: 'relic', ground: 'rays' },
    spell: { outline: o.pill, glyph: 'spell', ground: 'rings' },
    attack: { outline: o.torn, glyph: 'blade', ground: 'slashes', foe: true },
    minion: { outline: o.shield, glyph: 'horns', ground: 'contours', foe: true },
    power: { outline: o.hourglass, glyph: 'hourglass', ground: 'pursuit', foe: true },
    strike: { outline: o.slanted, glyph: 'bolt', ground: 'burst', foe: true },
    corruption: { outline: o.drop, glyph: 'drip', ground: 'threads', foe: true },
    acolyte: { outline: o.diamond, glyph: 'mask', ground: 'circle', foe: true },
  },
  eternal: {
    unit: { outline: o.cut, glyph: 'person', ground: 'contours' },
    spell: { outline: o.pill, glyph: 'spell', ground: 'rings' },
    'fast spell': { outline: o.pill, glyph: 'bolt', ground: 'rings' },
    weapon: { outline: o.hexagon, glyph: 'blade', ground: 'slashes' },
    'relic weapon': { outline: o.hexagon, glyph: 'blade', ground: 'rays' },
    relic: { outline: o.arch, glyph: 'relic', ground: 'rays' },
    site: { outline: o.battlements, glyph: 'keep', ground: 'circle' },
    power: { outline: o.diamond, glyph: 'gem', ground: 'facets' },
    curse: { outline: o.bowl, glyph: 'hex', ground: 'threads' },
    'cursed relic': { outline: o.bowl, glyph: 'hex', ground: 'rays' },
  },
}

const PLAIN: Kind = { outline: o.cut, glyph: 'cards', ground: 'rays' }

export const kindOf = (game: GameId, type: string): Kind => KINDS[game][type] ?? PLAIN

const figure = (n: number): string => n.toFixed(1)

/** The outline as the points of a polygon in SVG. */
export const svgPoints = (outline: Outline): string =>
  outline.map(([x, y]) => `${figure(x)},${figure(y)}`).join(' ')

/** The outline as the clip path of an element. */
export const clipPolygon = (outline: Outline): string =>
  `polygon(${outline.map(([x, y]) => `${figure(x)}% ${figure(y)}%`).join(',')})`
