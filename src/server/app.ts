import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { gameNamed, games } from '../games/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import { GameStopped } from '../kernel/session.ts'
import { Table } from '../lab/table.ts'
import { browserOf, langIn, mustBeOurs, readBody, textIn, wholeNumberIn } from './requests.ts'
import type { Saves } from './saves.ts'
import { type View, viewOf } from './view.ts'

/** The page lies in the source, also when this program runs from its bundle. */
const pages = new URL(import.meta.url.endsWith('.ts') ? './page/' : '../src/server/page/', import.meta.url)

const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html'],
  '/app.js': ['app.js', 'text/javascript'],
  '/style.css': ['style.css', 'text/css'],
  '/icon.svg': ['icon.svg', 'image/svg+xml'],
}

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** What the page gets back from every request. */
interface Answer {
  readonly games: readonly string[]
  readonly table: View | null
  readonly message: string | null
}

export function app(saves: Saves): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    serve(saves, request, response).catch((error: unknown) => {
      if (error instanceof Refusal) sendJson(response, 400, { message: sentence(error.message) })
      else {
        console.error(error)
        sendJson(response, 500, { message: 'The table had a fault; the game is where it was before.' })
      }
    })
  }
}

async function serve(saves: Saves, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  const action = Object.hasOwn(actions, pathname) ? actions[pathname] : undefined
  if (file === undefined && action === undefined && pathname !== '/api/table') {
    sendJson(response, 404, { message: `There is nothing at ${pathname}.` })
    return
  }
  const method = action === undefined ? 'GET' : 'POST'
  if (request.method !== method) {
    response.setHeader('allow', method)
    sendJson(response, 405, { message: `${pathname} is asked with ${method}, not with ${request.method}.` })
    return
  }
  if (file !== undefined) {
    response.setHeader('content-type', `${file[1]}; charset=utf-8`)
    response.end(readFileSync(new URL(file[0], pages)))
    return
  }
  const lang = langIn(searchParams.get('lang'))
  const browser = browserOf(request) ?? newBrowser(response)
  let message = saves.takeComplaint(browser)
  if (action !== undefined) {
    mustBeOurs(request)
    message = action(saves, browser, await readBody(request)) ?? message
  }
  const table = saves.get(browser)
  const answer: Answer = {
    games: games.map(({ id }) => id),
    table: table === undefined ? null : viewOf(table, lang),
    message,
  }
  sendJson(response, 200, answer)
}

function newBrowser(response: ServerResponse): string {
  const id = randomBytes(16).toString('hex')
  response.setHeader('set-cookie', `table=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000`)
  return id
}

/** Changes the browser's table; gives what to say about it, if anything. */
type Action = (saves: Saves, browser: string, body: Readonly<Record<string, unknown>>) => string | null

const actions: Readonly<Record<string, Action>> = {
  '/api/new': (saves, browser, body) => {
    const game = gameNamed(textIn(body, 'game'))
    const seed = body.seed === undefined ? randomBytes(8).toString('hex') : textIn(body, 'seed')
    saves.keep(browser, Table.begin(game, body.setup ?? game.setupFrom({}), seed))
    return null
  },
  '/api/answer': (saves, browser, body) => {
    const table = tableOf(saves, browser)
    const decision = wholeNumberIn(body, 'decision')
    const answer = wholeNumberIn(body, 'answer')
    const now = table.session.answers.length
    if (decision !== now)
      throw new Refusal(`decision ${decision} is not the one that is asked, which is ${now}`, 'decision')
    if (table.over) throw new Refusal('the game is over: nothing is asked', 'answer')
    if (answer < 0 || answer >= table.options)
      throw new Refusal(`${answer} is not one of the options 0 to ${table.options - 1}`, 'answer')
    try {
      table.answer(answer)
    } catch (error) {
      if (!(error instanceof GameStopped)) throw error
      return sentence(error.message)
    }
    saves.keep(browser, table)
    return null
  },
  '/api/undo': (saves, browser) => {
    const table = tableOf(saves, browser)
    if (!table.undo()) throw new Refusal('nothing can be taken back: something new has been seen since')
    saves.keep(browser, table)
    return null
  },
}

function tableOf(saves: Saves, browser: string): Table {
  const table = saves.get(browser)
  if (table === undefined) throw new Refusal('no game has been begun: choose one first')
  return table
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function sendJson(response: ServerResponse, status: number, document: unknown): void {
  if (response.headersSent) {
    response.end()
    return
  }
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(document))
}
