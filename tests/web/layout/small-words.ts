/** Whoever presses has read what it says: in menus and dialogues no word of a control is smaller than this. Runs in the page. */
export function smallWords(): string[] {
  const LEAST = 13
  const CONTROLS = 'button, a, label, legend, summary, input, select, textarea'
  const faults = new Set<string>()
  for (const control of document.querySelectorAll(`dialog[open] :is(${CONTROLS})`)) {
    // Cards have a scale of their own, and are read enlarged.
    if (control.closest('.card, .unseen') !== null || !control.checkVisibility()) continue
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const sized = [control]
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const { parentElement } = node
      if (parentElement?.closest('.card, .unseen, svg') === null && node.textContent?.trim() !== '')
        sized.push(parentElement)
    }
    // What has no words of its own is as large as what stands in it.
    const says = control.matches('input, select, textarea') ? sized.slice(0, 1) : sized.slice(1)
    for (const each of says) {
      const size = Number.parseFloat(getComputedStyle(each).fontSize)
      if (size < LEAST - 0.01)
        faults.add(`${size} px: ${each.tagName.toLowerCase()} “${control.textContent?.trim().slice(0, 30)}”`)
    }
  }
  return [...faults]
}
