/** Something about the table as it is drawn that is not right. */
export interface Fault {
  readonly what: 'outside' | 'overlap' | 'covered' | 'clipped' | 'cut' | 'small' | 'scrolls' | 'missing'
  readonly where: string
}

/**
 * Looks at the table with the browser's own geometry; runs in the page. Regions lie in the window and beside each
 * other; every answer and every card shown to choose from can be brought into sight, is what a press at its centre meets, and is
 * not cut; the question, the hand, life and
 * what there is to spend are in sight; no text is cut without a sign. In the nemesis' turn nobody `spends` anything.
 */
export function faultsOf(spends: boolean): Fault[] {
  const faults = new Map<string, Fault>()
  const { innerWidth: width, innerHeight: height } = window
  const nameOf = (e: Element): string =>
    `${e.tagName.toLowerCase()}.${[...e.classList].slice(0, 2).join('.')}`
  const fault = (what: Fault['what'], where: string): void => {
    faults.set(`${what} ${where}`, { what, where })
  }
  const seen = (e: Element): boolean =>
    e.getClientRects().length > 0 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen)
  const isInside = ({ left, top, right, bottom }: DOMRect, by = 1): boolean =>
    left >= -by && top >= -by && right <= width + by && bottom <= height + by
  const boxText = ({ left, top, right, bottom }: DOMRect): string =>
    [left, top, right, bottom].map(Math.round).join(' ')

  const root = document.documentElement
  // A page that nobody paints is there to be seen while it is looked at, and not long enough to be drawn.
  root.style.opacity = '1'
  if (root.scrollWidth > width + 1 || root.scrollHeight > height + 1)
    fault('scrolls', `${root.scrollWidth} x ${root.scrollHeight}`)

  // Regions.
  const REGIONS =
    'main.table > :is(.nemesis, .order, .city, .supply, .log, .answer-bar, .seat, .line, .middle, .zones, .hand-row), .mat > :not(.tray, .arrange)'
  const regions = all(REGIONS).map((e) => [nameOf(e), e.getBoundingClientRect(), e] as const)
  const shared = (a: DOMRect, b: DOMRect): readonly [across: number, down: number] => [
    Math.round(Math.min(a.right, b.right) - Math.max(a.left, b.left)),
    Math.round(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
  ]
  regions.forEach(([name, a], i) => {
    if (!isInside(a)) fault('outside', `${name} ${boxText(a)}`)
    for (const [other, b] of regions.slice(i + 1)) {
      const [across, down] = shared(a, b)
      if (across > 2 && down > 2) fault('overlap', `${name} ${other} ${across}x${down}`)
    }
  })
  // What lies in a region stays out of the others, as far as it is in sight; cards of a fanned hand lean over by a little.
  const inSight = (e: Element, region: Element): DOMRect => {
    let { left, top, right, bottom } = e.getBoundingClientRect()
    for (let box = e.parentElement; box !== null; box = box === region ? null : box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const around = box.getBoundingClientRect()
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)]
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0))
  }
  const isText = (node: Node): boolean =>
    node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
  const speaks = (e: Element): boolean => [...e.childNodes].some(isText)
  const lying = regions.flatMap(([, , region]) =>
    [...region.querySelectorAll('*')]
      .filter(
        (e) =>
          (e.matches('.card, button') || (speaks(e) && e.closest('.card, button, svg') === null)) && seen(e),
      )
      .filter((e) => e.closest('.tray, .arrange, .open-tray, .unseen') === null)
      .map((e) => [e, inSight(e, region), region] as const),
  )
  lying.forEach(([e, a, region], i) => {
    for (const [other, b, beside] of lying.slice(i + 1)) {
      if (beside.contains(region) || region.contains(beside)) continue
      const [across, down] = shared(a, b)
      if (across > 6 && down > 6)
        fault(
          'overlap',
          `${nameOf(e)} of ${nameOf(region)}, ${nameOf(other)} of ${nameOf(beside)} ${across}x${down}`,
        )
    }
  })

  // Answers, each brought into sight within its list.
  const answers = all('.answer-bar button:is(.opt, .thumb):not([disabled], [aria-disabled="true"])')
  if (answers.length === 0) fault('missing', 'answers')
  const meets = (e: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && e.contains(hit)
  }
  const going = answers.filter((e) => e.matches('.main, .thumb'))
  for (const e of [...going, ...answers]) {
    if (!going.includes(e)) e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = e.getBoundingClientRect()
    const words = `${nameOf(e)} “${e.textContent?.slice(0, 24)}” ${boxText(box)}`
    if (!isInside(box)) fault('outside', words)
    else if (!meets(e, box.left + box.width / 2, box.top + box.height / 2)) fault('covered', words)
    if (box.width < 24 || box.height < 24) fault('clipped', words)
  }
  // Whatever can be pressed is as large as a fingertip, or stands so far from all else that none is met instead.
  const FINGER = 24
  const pressed = all('main.table :is(button, a, summary, input, select)')
    .filter((e) => e.closest('.unseen, .log, dialog') === null && !e.matches('[disabled]'))
    // A name within a sentence is as high as its line.
    .filter((e) => !e.matches('.card-name'))
    .map((e) => [e, e.getBoundingClientRect()] as const)
    // What lies under something that is chosen as a whole, or under cards to choose from, is not pressed meanwhile.
    .filter(([e, { left, top, width, height }]) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || e.contains(hit) || hit.closest('.hit, .breach-hit, .tray') === null
    })
  const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < FINGER - 0.01
  const away = (x: number, y: number, { left, top, right, bottom }: DOMRect): number =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  for (const [e, box] of pressed) {
    if (!isSmall(box)) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    for (const [other, its] of pressed) {
      if (other === e || other.contains(e) || e.contains(other)) continue
      // Two spells of an ally in one breach are looked at on her own mat.
      if (e.closest('.ally-b li') !== null && e.closest('.ally-b li') === other.closest('.ally-b li'))
        continue
      const near = isSmall(its)
        ? Math.hypot(x - its.left - its.width / 2, y - its.top - its.height / 2) < FINGER
        : away(x, y, its) < FINGER / 2
      if (near) fault('small', `${nameOf(e)} ${boxText(box)} beside ${nameOf(other)} ${boxText(its)}`)
    }
  }
  // What can be done at neighbouring places stays beside each other.
  const chips = all('main.table .chip').map((e) => [e, e.getBoundingClientRect()] as const)
  chips.forEach(([e, a], i) => {
    for (const [other, b] of chips.slice(i + 1)) {
      const [across, down] = shared(a, b)
      if (across > 1 && down > 1)
        fault('overlap', `“${e.textContent}” “${other.textContent}” ${across}x${down}`)
    }
  })
  // Words of an answer lie inside of it.
  for (const e of answers) {
    const words = (e.querySelector('.opt-l') ?? e).getBoundingClientRect()
    const { top, bottom } = e.getBoundingClientRect()
    if (words.top < top - 1 || words.bottom > bottom + 1) fault('clipped', `${nameOf(e)} “${e.textContent}”`)
  }
  // So do the words of a card, and none is too small to be told.
  const LEAST = 8.4
  for (const e of all('main.table .card :is(.c-name, .c-stat b, .c-cost b, .c-tier, .c-inf b, .more)')) {
    if (e.closest('.side-cards, .ally-b, .played, .pile-open') !== null) continue
    const size = Number.parseFloat(getComputedStyle(e).fontSize)
    if (size < LEAST) fault('small', `${nameOf(e)} “${e.textContent}” ${size.toFixed(1)} px`)
    if (!e.matches('.c-name')) continue
    const words = document.createRange()
    words.selectNodeContents(e)
    const [name, card] = [words.getBoundingClientRect(), e.closest('.card')!]
    // A card that lies askew is wider than its name is long; the smallest are known by their pictures.
    const { width: wide } = card.getBoundingClientRect()
    const isStraight = Math.abs(wide - (card as HTMLElement).offsetWidth) < 1
    if (isStraight && wide >= 48 && name.width > wide) fault('clipped', `${nameOf(e)} “${e.textContent}”`)
  }
  // At rest a list of answers shows whole ones; where it slides under a fading edge, that edge says so.
  for (const list of all('.opts')) {
    list.scrollTo(0, 0)
    if (getComputedStyle(list).maskImage !== 'none') continue
    const { top, bottom } = list.getBoundingClientRect()
    for (const e of answers) {
      const box = e.getBoundingClientRect()
      const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      if (list.contains(e) && !going.includes(e) && seen > 3 && seen < box.height - 1)
        fault('cut', `${nameOf(e)} ${boxText(box)}`)
    }
  }
  // A list that holds more than it shows says so.
  for (const list of all('.opts, .piles, .line, .train ol, .n-next ol')) {
    const style = getComputedStyle(list)
    const more =
      (style.overflowX !== 'visible' && list.scrollWidth > list.clientWidth + 2) ||
      (style.overflowY !== 'visible' && list.scrollHeight > list.clientHeight + 2)
    const signed = style.maskImage !== 'none' || style.scrollbarWidth === 'thin'
    if (more && !signed) fault('clipped', `${nameOf(list)} without a sign`)
  }

  // Cards that are shown to choose from, each brought into sight.
  for (const tray of all(':is(.tray, .open-tray, .arrange)')) {
    if (!isInside(tray.getBoundingClientRect()))
      fault('outside', `${nameOf(tray)} ${boxText(tray.getBoundingClientRect())}`)
    for (const e of tray.querySelectorAll('.card')) {
      e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = e.getBoundingClientRect()
      if (!isInside(box)) fault('outside', `${nameOf(tray)} .card ${boxText(box)}`)
      else if (!meets(e, box.left + box.width / 2, box.top + box.height / 2))
        fault('covered', `${nameOf(tray)} .card ${boxText(box)}`)
    }
  }

  // The question, the hand, life, and what there is to spend.
  for (const selector of ['.prompt', '.hand .card'])
    for (const e of all(selector)) {
      const box = e.getBoundingClientRect()
      if (!isInside(box, 3)) fault('outside', `${selector} ${boxText(box)}`)
    }
  // Cards of a hand lie on each other: the near edge of each can be pressed.
  for (const e of all('.hand .card')) {
    const box = e.getBoundingClientRect()
    const y = box.top + box.height / 2
    const strip = [0.06, 0.1, 0.14, 0.18, 0.5].some((part) => meets(e, box.left + box.width * part, y))
    if (!strip) fault('covered', `.hand .card ${boxText(box)}`)
  }
  const VITAL = document.querySelector('main.eternal')
    ? ['.seat.me .vital b', '.seat.foe .vital b', '.seat.me .stones b']
    : ['.n-dial', '.who-life', ':is(.c-dial, .n-mini b)', ...(spends ? [':is(.pool-n, .spendable b)'] : [])]
  for (const selector of VITAL) {
    const [e] = all(selector)
    if (e === undefined) fault('missing', selector)
    else if (!isInside(e.getBoundingClientRect())) fault('outside', selector)
  }

  // Text that is cut: by a box that hides what runs over, without dots, a fade or a bar.
  for (const e of all('main.table *')) {
    if (e.closest('.card, svg, .unseen, .said, .log') !== null || (e.textContent ?? '').trim() === '')
      continue
    const style = getComputedStyle(e)
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    const signed =
      style.maskImage !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (signed || style.position === 'absolute' || e.clientWidth <= 2) continue
    if (hides(style.overflowX) && e.scrollWidth > e.clientWidth + 2)
      fault('clipped', `${nameOf(e)} ${e.scrollWidth} > ${e.clientWidth}`)
    if (hides(style.overflowY) && e.scrollHeight > e.clientHeight + 4)
      fault('clipped', `${nameOf(e)} ${e.scrollHeight} > ${e.clientHeight} high`)
  }
  // Text that a box further out cuts off: at its beginning always, at its end where nothing says that there is more.
  for (const e of all('main.table *')) {
    if (!speaks(e) || e.closest('.card, svg, .unseen, .said, .log') !== null) continue
    if (e.getBoundingClientRect().width <= 2) continue
    const range = document.createRange()
    range.selectNode([...e.childNodes].find(isText)!)
    const text = range.getBoundingClientRect()
    let signed = false
    for (let box: Element | null = e; box !== null && !box.matches('main'); box = box.parentElement) {
      const style = getComputedStyle(box)
      signed ||= style.maskImage !== 'none' || style.textOverflow === 'ellipsis'
      if (style.overflowX === 'visible') continue
      const { left, right } = box.getBoundingClientRect()
      const before = text.left < left - 2 && box.scrollLeft === 0
      const behind = text.right > right + 2 && !signed && style.overflowX !== 'auto'
      if (before || behind)
        fault('clipped', `${nameOf(e)} “${e.textContent?.trim().slice(0, 24)}” by ${nameOf(box)}`)
    }
  }
  root.style.removeProperty('opacity')
  return [...faults.values()]
}

/**
 * What is said to newcomers leaves in sight what they are told about; runs in the page. A teacher may stand over what
 * can be bought or played, because she steps aside for what she speaks of: life, what the nemesis can do, and the answers
 * stay free of her, too.
 */
export function faultsOfCoach(): Fault[] {
  const ALWAYS = '.nemesis, .n-dial, .n-words, .n-mini, .answer-bar, .seat'
  const ACTED_WITH = '.supply, .breaches, .hand .card, .line.mine .card'
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0)
  const faults: Fault[] = []
  for (const coach of shown('.table > .coach')) {
    const a = coach.getBoundingClientRect()
    const fault = (what: Fault['what'], where: string): void => {
      const box = [a.left, a.top, a.right, a.bottom].map(Math.round).join(' ')
      faults.push({ what, where: `${where} by ${coach.className.trim()} ${box}` })
    }
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      fault('outside', 'the window')
    for (const e of shown(coach.matches('.teacher') ? ALWAYS : `${ALWAYS}, ${ACTED_WITH}`)) {
      const b = e.getBoundingClientRect()
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) fault('covered', `.${e.classList[0]}`)
    }
    // What can be pressed in it is met at its centre, and whole; only cards shown to choose from lie over it.
    for (const e of coach.querySelectorAll('button, a')) {
      const { left, top, width, height } = e.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const met = hit !== null && (e.contains(hit) || hit.closest('.tray') !== null)
      if (!met || width < 24 || height < 24) fault('covered', `“${e.textContent}”`)
    }
    // There is something to read.
    const words = [...coach.querySelectorAll('p')].at(-1)!.getBoundingClientRect()
    const seen = Math.min(words.bottom, a.bottom) - Math.max(words.top, a.top)
    if (seen < 12 || words.width < 60) fault('clipped', 'words')
  }
  return faults
}
