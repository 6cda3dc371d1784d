import type { Fault } from './geometry.ts'

/**
 * Looks at a page that flows with the browser's own geometry; runs in the page. It is as wide as the window; whatever can be pressed
 * lies in it across, beside everything else that can be pressed; no text is cut without a sign.
 */
export function pageFaultsOf(): Fault[] {
  const faults = new Map<string, Fault>()
  const { innerWidth: width } = window
  const MOST_GLYPH = 96
  const nameOf = (e: Element): string =>
    `${e.tagName.toLowerCase()}.${[...e.classList].slice(0, 2).join('.')} “${(e.textContent ?? '').trim().slice(0, 20)}”`
  const fault = (what: Fault['what'], where: string): void => {
    faults.set(`${what} ${where}`, { what, where })
  }
  const seen = (e: Element): boolean =>
    e.getClientRects().length > 0 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const root = document.documentElement
  // A page that nobody paints is there to be seen while it is looked at, and not long enough to be drawn.
  root.style.opacity = '1'
  if (root.scrollWidth > width + 1) fault('scrolls', `${root.scrollWidth} > ${width}`)
  // What stands in for a part of a page must not be a page itself.
  if (document.querySelectorAll('main main').length > 0) fault('overlap', 'a page within a page')

  // Small pictures are as high as words, whichever page came first (the mark in the ground of a card is none); a place
  // for a problem is there when there is one.
  for (const e of document.querySelectorAll('svg.glyph:not(.card *), [role="alert"]')) {
    const { width: across } = e.getBoundingClientRect()
    if (seen(e) && (e.matches('.glyph') ? across > MOST_GLYPH : (e.textContent ?? '').trim() === ''))
      fault('outside', `${nameOf(e)} is ${Math.round(across)} wide`)
  }

  /** In a row or column that slides, what is out of sight is brought in. */
  const slides = (e: Element): boolean => {
    for (let box = e.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return true
    }
    return false
  }
  const pressed = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, .seg label'),
  ].filter(
    (e) => seen(e) && e.closest('.unseen') === null && !slides(e) && getComputedStyle(e).opacity !== '0',
  )
  const boxes = pressed.map((e) => [e, e.getBoundingClientRect()] as const)
  boxes.forEach(([e, a], i) => {
    if (a.left < -1 || a.right > width + 1)
      fault('outside', `${nameOf(e)} ${Math.round(a.left)} ${Math.round(a.right)}`)
    // Words in a line have no box of their own: a name of a card that wraps spans both lines.
    if (getComputedStyle(e).display === 'inline') return
    for (let n = i + 1; n < boxes.length; n++) {
      const [other, b] = boxes[n]!
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Of hundreds of cards nearly all are far from each other: only of two that meet more has to be known.
      if (across <= 2 || down <= 2) continue
      if (e.contains(other) || other.contains(e) || getComputedStyle(other).display === 'inline') continue
      if (e.closest('.begin-bar, .room-acts') !== other.closest('.begin-bar, .room-acts')) continue
      // A sign in the corner of a tile, such as the one that tells more, belongs to it.
      const within = e.closest('li') !== null && e.closest('li') === other.closest('li')
      if (!within) fault('overlap', `${nameOf(e)} ${nameOf(other)}`)
    }
  })

  /** Dots, a clamp or a fade somewhere between the words and the box that hides them. */
  const isSigned = (from: Element, to: Element): boolean => {
    for (let at: Element | null = from; at !== null && at !== to; at = at.parentElement) {
      const { maskImage, textOverflow, webkitLineClamp } = getComputedStyle(at)
      if (maskImage !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
    }
    return false
  }
  for (const e of document.querySelectorAll('header.top *, main *')) {
    // Most of a page of cards lies within them: that is known soonest.
    if (e.closest('.card, svg, .unseen, .begin-label') !== null || !seen(e)) continue
    if ((e.textContent ?? '').trim() === '') continue
    const style = getComputedStyle(e)
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    const signed =
      style.maskImage !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (signed || e.clientWidth <= 2 || !(hides(style.overflowX) || hides(style.overflowY))) continue
    // What runs over may be a picture that is meant to: the words count.
    const box = e.getBoundingClientRect()
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('.card, svg, .unseen, .begin-label') != null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      if (words.width === 0 || (node.textContent ?? '').trim() === '') continue
      const across = hides(style.overflowX) && (words.right > box.right + 2 || words.left < box.left - 2)
      const down = hides(style.overflowY) && words.bottom > box.bottom + 4
      if ((across || down) && !isSigned(node.parentElement!, e))
        fault('clipped', `${nameOf(e)}: ${node.textContent?.slice(0, 30)}`)
    }
  }
  root.style.removeProperty('opacity')
  return [...faults.values()]
}

/** Does what has the focus show it: an outline of its own, or of what it stands in? Runs in the page. */
export function showsFocus(): string | null {
  const e = document.activeElement
  if (e === null || e === document.body) return null
  for (let box: Element | null = e, up = 0; box !== null && up < 3; box = box.parentElement, up++) {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(box)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0') return null
  }
  return `${e.tagName.toLowerCase()}.${e.className} “${(e.textContent ?? '').trim().slice(0, 20)}”`
}
