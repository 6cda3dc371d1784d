// The page shows what the server says and sends back the number of an option. It knows no rules.

const words = {
  en: {
    language: 'Language',
    game: 'Game',
    newGame: 'New game',
    undo: 'Undo',
    table: 'Table',
    log: 'What happened',
    hint: 'Type the number of an option, then Enter; u takes back.',
    over: 'The game is over',
    play: 'Play now',
    notice:
      'An unofficial project of players. Aeon’s End and Eternal belong to their owners, who have no part in it.',
    lost: 'The table does not answer; is the server still running?',
  },
  fr: {
    language: 'Langue',
    game: 'Jeu',
    newGame: 'Nouvelle partie',
    undo: 'Reprendre',
    table: 'Table',
    log: 'Ce qui s’est passé',
    hint: 'Tapez le numéro d’une option, puis Entrée ; u pour reprendre.',
    over: 'La partie est finie',
    play: 'Jouer maintenant',
    notice:
      'Un projet de joueurs, sans lien officiel. Aeon’s End et Eternal appartiennent à leurs propriétaires, qui n’y prennent aucune part.',
    lost: 'La table ne répond pas ; le serveur tourne-t-il encore ?',
  },
}
const titles = { 'aeons-end': 'Aeon’s End', eternal: 'Eternal' }

const byId = (id) => document.getElementById(id)
let lang = localStorage.getItem('lang') ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
let table = null
let typed = ''
let waiting = false

async function ask(path, body) {
  if (waiting) return
  waiting = true
  try {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${path}?lang=${lang}`, request)
    const answer = await response.json()
    if (response.ok) show(answer)
    byId('message').textContent = answer.message ?? ''
  } catch {
    byId('message').textContent = words[lang].lost
  } finally {
    waiting = false
  }
}

function listOf(texts, content) {
  return texts.map((text, i) => {
    const item = document.createElement('li')
    item.append(content(text, i))
    return item
  })
}

function optionButton(text, answer) {
  const button = document.createElement('button')
  button.type = 'button'
  const number = document.createElement('span')
  number.className = 'number'
  number.textContent = String(answer + 1)
  button.append(number, text)
  button.addEventListener('click', () => choose(answer))
  return button
}

/** Before the first game: one door a game. */
function showDoors(games) {
  const doors = games.map((id) => {
    const button = document.createElement('button')
    const title = document.createElement('strong')
    button.type = 'button'
    title.textContent = titles[id] ?? id
    button.append(title, words[lang].play)
    button.addEventListener('click', () => ask('/api/new', { game: id }))
    return button
  })
  byId('welcome').replaceChildren(...doors)
}

function show(answer) {
  const { games } = answer
  table = answer.table
  if (byId('game').options.length === 0)
    byId('game').append(...games.map((id) => new Option(titles[id] ?? id, id)))
  document.querySelector('main').hidden = table === null
  byId('welcome').hidden = table !== null
  if (table === null) showDoors(games)
  byId('undo').disabled = table === null || !table.mayUndo
  if (table === null) return
  byId('game').value = table.game
  byId('prompt').textContent = table.outcome === null ? table.prompt : `${words[lang].over}: ${table.outcome}`
  byId('options').replaceChildren(...listOf(table.options, optionButton))
  byId('board').replaceChildren(...table.board.map(boardLine))
  showLog(table.log)
  byId('prompt').focus({ preventScroll: true })
}

/** A line that has to be broken goes on a little further in than it began. */
function boardLine(text) {
  const line = document.createElement('div')
  const words = text.trimStart()
  line.textContent = words === '' ? '\u00a0' : words
  line.style.paddingLeft = `${text.length - words.length + 2}ch`
  line.style.textIndent = '-2ch'
  return line
}

/** Adds only what is new, so that a screen reader does not read the whole log again. */
function showLog(texts) {
  const list = byId('log')
  const shown = [...list.children].map((item) => item.textContent)
  const goesOn = shown.length <= texts.length && shown.every((text, i) => text === texts[i])
  if (!goesOn) list.replaceChildren()
  list.append(...listOf(texts.slice(goesOn ? shown.length : 0), (text) => text))
  list.scrollTop = list.scrollHeight
}

function choose(answer) {
  if (table !== null && answer >= 0 && answer < table.options.length)
    ask('/api/answer', { answer, decision: table.decision })
}

function speak() {
  document.documentElement.lang = lang
  byId('lang').value = lang
  for (const each of document.querySelectorAll('[data-word]'))
    each.textContent = words[lang][each.dataset.word]
}

byId('lang').addEventListener('change', (event) => {
  lang = event.target.value
  localStorage.setItem('lang', lang)
  speak()
  ask('/api/table')
})
byId('new').addEventListener('click', () => ask('/api/new', { game: byId('game').value }))
byId('undo').addEventListener('click', () => ask('/api/undo', {}))

/** One digit chooses at once where no longer number begins with it. */
function typeDigit(digit) {
  typed += digit
  const number = Number(typed)
  if (number * 10 <= table.options.length) return
  typed = ''
  choose(number - 1)
}

document.addEventListener('keydown', (event) => {
  if (table === null || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLSelectElement) return
  if (/^[0-9]$/.test(event.key)) typeDigit(event.key)
  else if (event.key === 'Enter' && typed !== '') {
    event.preventDefault()
    choose(Number(typed) - 1)
    typed = ''
  } else if (event.key === 'u' && table.mayUndo) ask('/api/undo', {})
  else typed = ''
})

speak()
ask('/api/table')
