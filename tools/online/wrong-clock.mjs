// For `--import`: the clock of this process is wrong by CLOCK_WRONG_BY milliseconds; whenever it gets SIGUSR2 somebody
// sets it, and it is wrong by as much the other way.
const RightDate = Date
let wrongBy = Number(process.env.CLOCK_WRONG_BY)
const now = () => RightDate.now() + wrongBy

globalThis.Date = class extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(now())
    else super(...args)
  }

  static now() {
    return now()
  }
}
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + wrongBy })

process.on('SIGUSR2', () => {
  wrongBy = -wrongBy
  console.error(`the clock was set: it is wrong by ${wrongBy} ms`)
})
