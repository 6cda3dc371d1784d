/** Signs of our own on a 24 x 24 grid. Each meaning has its own outline, so that colour is never needed. */
const PATHS = {
  aether: 'M12 1l5.2 8.2L12 23 6.8 9.2zM3.5 12.5l2.2 2.9L7 20zM20.5 12.5l-2.2 2.9L17 20z',
  charge: 'M12 1.5a10.5 10.5 0 100 21 10.5 10.5 0 000-21zm1.8 3.4l-1 5.7h4.4l-6.8 8.7 1.3-6.5H7.2z',
  life: 'M12 22C5 16.5 1.5 12.5 1.5 8A5.4 5.4 0 0112 5.6 5.4 5.4 0 0122.5 8c0 4.5-3.5 8.5-10.5 14z',
  city: 'M1 22V12h3V8l2-3 2 3v5h2V6l2-5 2 5v6h2V9l2-3 2 3v4h3v9z',
  damage:
    'M12 0l2.4 7 6.6-3.6-3.5 6.7L24 12l-6.5 2 3.5 6.6-6.6-3.5L12 24l-2.4-6.9L3 20.6 6.5 14 0 12l6.5-1.9L3 3.4 9.6 7z',
  gem: 'M6 2h12l5 7-11 13L1 9z',
  relic: 'M4 23V11a8 8 0 0116 0v12zm4-3h8v-9a4 4 0 00-8 0z',
  spell:
    'M12 1a11 11 0 100 22 11 11 0 000-22zm0 4.2a6.8 6.8 0 110 13.6 6.8 6.8 0 010-13.6zm0 3.6a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4z',
  blade: 'M21.5 1l-2 7.5L9 19l3 3-2 1.5-4-4L2 23.5 .5 22l4-4-4-4L2 12l3 3L15.5 4.5z',
  horns: 'M3 1c0 4 2 5 4 5h10c2 0 4-1 4-5 2 4 2 8-1 10l-1 6-7 6-7-6-1-6C1 9 1 5 3 1z',
  hourglass: 'M4 1h16v3c0 4-3.5 6-5.5 8 2 2 5.5 4 5.5 8v3H4v-3c0-4 3.5-6 5.5-8C7.5 10 4 8 4 4z',
  bolt: 'M15 0L3 14h7L7 24 21 9h-8z',
  person: 'M12 1a5 5 0 015 5 5 5 0 01-10 0 5 5 0 015-5zM2 23c0-7 4-10 10-10s10 3 10 10z',
  keep: 'M1 23V4h4v3h4V4h6v3h4V4h4v19h-7v-6a4 4 0 00-8 0v6z',
  hex: 'M12 1a11 11 0 100 22 11 11 0 000-22zM5.5 8l2.1-2.1L12 10.3l4.4-4.4L18.5 8l-4.4 4.4 4.4 4.4-2.1 2.1-4.4-4.4-4.4 4.4L5.5 16.8l4.4-4.4z',
  drip: 'M12 1c3 5 8 9 8 14a8 8 0 01-16 0c0-5 5-9 8-14zm-3 14a3 3 0 006 0c0-2-2-3-3-5-1 2-3 3-3 5z',
  mask: 'M2 4c7 3 13 3 20 0 1 9-2 15-10 19C4 19 1 13 2 4zm3.5 6c1 3 4 3 5 1zm8 1c1 2 4 2 5-1z',
  strength: 'M12 0c2.6 4 9.5 7.5 9.5 13.5L18.5 21 12 24l-6.5-3-3-7.5C2.5 7.5 9.4 4 12 0z',
  armor: 'M12 1l10 3.5V12c0 6-5 9.5-10 11.5C7 21.5 2 18 2 12V4.5z',
  deck: 'M3 6h12v17H3zM6 3.5h12V20h-1.5V5H6zM9 1h12v16.5h-1.5v-15H9z',
  void: 'M12 1a11 11 0 1011 11A9 9 0 0112 1zm0 6a5 5 0 100 10 5 5 0 000-10z',
  cards: 'M2 6l11-4 7 17-11 4zM14 1h8v18l-2 1z',
  again:
    'M12 3a9 9 0 018.5 6l2.3-.6-3 6-5.3-4 2.6-.7A5.8 5.8 0 0012 6.2 5.8 5.8 0 006.2 12 5.8 5.8 0 0012 17.8c1.8 0 3.4-.8 4.5-2.1l2.3 2.1A9 9 0 1112 3z',
  dice: 'M2 2h20v20H2zm3.5 3.5h3v3h-3zm10 0h3v3h-3zm-5 5h3v3h-3zm-5 5h3v3h-3zm10 0h3v3h-3z',
  undo: 'M9 3v5h5a7 7 0 010 14H7v-3.2h7a3.8 3.8 0 000-7.6H9v5L1 9.6z',
  log: 'M4 3h16v3H4zm0 7.5h16v3H4zM4 18h11v3H4z',
  help: 'M12 1c4 0 7 2.5 7 6 0 3-1.8 4.3-3.4 5.5-1.3 1-1.8 1.7-1.8 3.5h-3.6c0-3.3 1.3-4.7 2.9-5.9 1.3-.9 2-1.7 2-3 0-1.5-1.2-2.5-3.1-2.5-2 0-3.2 1.2-3.4 3.1H5C5.2 3.9 7.9 1 12 1zM9.8 18.5H14v4.5H9.8z',
  menu: 'M3 4h18v3H3zm0 6.5h18v3H3zM3 17h18v3H3z',
  down: 'M2 7l10 10L22 7l-2.2-2.2L12 12.6 4.2 4.8z',
  lock: 'M6 10V7a6 6 0 0112 0v3h2v13H4V10zm3 0h6V7a3 3 0 00-6 0z',
  close: 'M5 2.8l7 7 7-7L21.2 5l-7 7 7 7-2.2 2.2-7-7-7 7L2.8 19l7-7-7-7z',
  theme: 'M12 1a11 11 0 100 22 11 11 0 000-22zm0 3v16a8 8 0 010-16z',
  hint: 'M12 1a8 8 0 00-4.5 14.6V18h9v-2.4A8 8 0 0012 1zM8 20h8v1.5l-2 1.5h-4l-2-1.5z',
  check: 'M9.5 20.5L1.5 12.5l2.8-2.8 5.2 5.2L19.7 4.7l2.8 2.8z',
  first: 'M4 3h3v18H4zm16 0v18L8 12z',
  back: 'M19 3v18L5 12z',
  on: 'M5 3v18l14-9z',
  stepBack: 'M17 3h4v18h-4zM14 3v18L2 12z',
  stepOn: 'M3 3h4v18H3zM10 3l12 9-12 9z',
  last: 'M17 3h3v18h-3zM4 3v18l12-9z',
  pause: 'M5 3h5v18H5zm9 0h5v18h-5z',
  eye: 'M12 4.5c5 0 9 3 11.5 7.5C21 16.5 17 19.5 12 19.5S3 16.5.5 12C3 7.5 7 4.5 12 4.5zm0 2.5a5 5 0 100 10 5 5 0 000-10zm0 2.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z',
  fire: 'M12 1l11 21H1z',
  time: 'M12 1a11 11 0 110 22 11 11 0 010-22z',
  justice: 'M2 2h20v20H2z',
  primal: 'M12 .5l11 11.5-11 11.5L1 12z',
  shadow: 'M6.5 1h11L23 9l-4 14H5L1 9z',
} as const

export type GlyphName = keyof typeof PATHS

/** Only the outline, to be drawn within another picture. */
export const glyphPath = (name: GlyphName): string => PATHS[name]

/** One sign, as high as the words beside it. It says nothing to those who listen: the words do. */
export function Glyph({ name, class: extra = '' }: { readonly name: GlyphName; readonly class?: string }) {
  return (
    <svg
      class={`glyph g-${name} ${extra}`}
      viewBox={name === 'aether' ? '3 0 18 24' : '0 0 24 24'}
      aria-hidden="true"
    >
      <path fill-rule="evenodd" d={PATHS[name]} />
    </svg>
  )
}
