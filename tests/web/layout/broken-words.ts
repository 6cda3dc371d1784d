/**
 * Words that a name, a title or a button breaks in two because it has no room for them, and whatever begins beside a name and
 * ends under it; runs in the page. Long addresses and codes may be broken, and what has a hyphen is broken there.
 */
export function brokenWords(): readonly string[] {
  const broken: string[] = []
  const named = document.querySelectorAll('main strong, main b, h1, h2, h3, button, .button, summary, dt, th')
  for (const each of named) {
    if (each.getClientRects().length === 0 || each.closest('.unseen, .card, .game-log, svg') !== null)
      continue
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement!
      if (parent.closest('.unseen, code') !== null || getComputedStyle(parent).clipPath !== 'none') continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...more] = range.getClientRects()
        if (more.some(({ top }) => top > first!.bottom - 2)) broken.push(`${word} of “${each.textContent}”`)
      }
    }
  }
  for (const beside of document.querySelectorAll('main strong > small')) {
    const [first, next] = beside.getClientRects()
    if (next !== undefined && first!.left > next.left + 1)
      broken.push(`${beside.textContent} beside its name`)
  }
  return broken
}
