import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const besides = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(besides.resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

declare global {
  interface Window {
    axe?: {
      configure(how: object): void
      run(where: object, options: object): Promise<{ readonly violations: readonly Found[] }>
    }
  }
}

/** What axe looks at: what is within the one, and not within the other. */
interface Part {
  readonly within?: string
  readonly but?: string
}

/** The bars that stay at the lower edge while a page is scrolled. */
const BARS = '.begin-bar, .campaign-bar, .room-acts, .seat-picker-end'

/**
 * Everything that axe finds on the page as it is now, in words; the size of targets is asked for (WCAG 2.2). It is
 * given to a page once, however often it looks there: that takes longer than a look.
 */
export async function violations(page: Page, { within, but }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source)
    // Nobody reads the source of what axe has looked at.
    await page.evaluate(() => window.axe!.configure({ noHtml: true }))
  }
  const found = await page.evaluate(
    async ([included, excluded, bars]) => {
      // What nobody can see has no colours: of a page that nobody paints axe hears that it is there to be seen.
      const real = window.getComputedStyle
      const opaque = (style: CSSStyleDeclaration): CSSStyleDeclaration =>
        Object.assign(style, {
          getPropertyValue: (name: string) =>
            name === 'opacity' ? '1' : CSSStyleDeclaration.prototype.getPropertyValue.call(style, name),
        })
      window.getComputedStyle = (element, pseudo) =>
        element === document.documentElement && !pseudo
          ? opaque(real(element, pseudo))
          : real(element, pseudo)
      // Two thirds of a table are lines of its pictures, which say nothing: axe sees pictures, and what is said in them.
      const SPEAKS =
        'title, desc, text, a, foreignObject, [role], [tabindex], [lang], [aria-label], [aria-hidden]'
      const isRead = (node: Node): boolean =>
        !(node instanceof Element) || node.matches(SPEAKS) || node.querySelector(SPEAKS) !== null
      const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!.get!
      Object.defineProperty(SVGElement.prototype, 'childNodes', {
        configurable: true,
        get(this: SVGElement) {
          return [...(childNodes.call(this) as NodeListOf<ChildNode>)].filter(isRead)
        },
      })
      // What is not to be looked at is not there meanwhile: leaving it out afterwards takes as long as looking.
      const sheet = new CSSStyleSheet()
      const left = excluded === undefined ? '' : `${excluded} { display: none !important }`
      // What a bar at the edge of the window half covers is one step of scrolling away, and no target that is too small.
      sheet.replaceSync(`${bars} { position: static !important } ${left}`)
      document.adoptedStyleSheets.push(sheet)
      const where = { include: [[included ?? 'html']] }
      const { violations: all } = await window.axe!.run(where, {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        preload: false,
      })
      window.getComputedStyle = real
      document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((each) => each !== sheet)
      Reflect.deleteProperty(SVGElement.prototype, 'childNodes')
      return all.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
    },
    [within, but, BARS] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
