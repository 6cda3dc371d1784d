import { later, nothing, whenIdle } from '../page/later.tsx'

/* What a table needs now and then only: fetched when it is shown, or when the browser has nothing else to do. */

export const Flights = later(
  () =>
    whenIdle()
      .then(() => import('./moving/Flights.tsx'))
      .then((part) => part.Flights),
  nothing,
)
export const Peek = later(
  () =>
    whenIdle()
      .then(() => import('../card/Peek.tsx'))
      .then((part) => part.Peek),
  nothing,
)
export const EndScreen = later(() => import('./end/EndScreen.tsx').then((part) => part.EndScreen), nothing)
export const ExampleCard = later(
  () => import('./examples/ExampleCard.tsx').then((part) => part.ExampleCard),
  nothing,
)
export const KeysDialog = later(
  () => import('./menus/KeysDialog.tsx').then((part) => part.KeysDialog),
  nothing,
)
export const LastTurn = later(() => import('./reel/LastTurn.tsx').then((part) => part.LastTurn), nothing)
// The log is read when something has happened: the first decision does not wait for it.
export const Log = later(
  () =>
    whenIdle()
      .then(() => import('./log/Log.tsx'))
      .then((part) => part.Log),
  nothing,
)
export const Menu = later(() => import('./menus/Menu.tsx').then((part) => part.Menu), nothing)
export const Reel = later(() => import('./reel/Reel.tsx').then((part) => part.Reel), nothing)
export const Teacher = later(() => import('../lesson/Teacher.tsx').then((part) => part.Teacher), nothing)
export const Replay = later(() => import('./replay/Replay.tsx').then((part) => part.Replay), nothing)
