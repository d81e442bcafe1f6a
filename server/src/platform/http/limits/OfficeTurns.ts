import { OfficeBusy } from '../../db/offices/officeBusy.ts'

/**
 * After this number of milliseconds without calls, the earlier calls of an office do not count any more, and other
 * offices do not wait for the office.
 */
const FORGET_MS = 1000
/** After this time in milliseconds, the recent use of an office counts only half. */
const HALF_MS = 500
/**
 * The maximum length of a turn (the time in which a call runs), in milliseconds. A longer call mostly waits for the
 * database, for a document or for its own client, so it must not delay the next calls of its office.
 */
const LONGEST_TURN_MS = 100
/** The recent use in milliseconds below which an office is never noisy. The calls of one screen use less. */
const MODEST_USE_MS = 200
/** For each turn that has not ended yet, this number of milliseconds is added to the recent use of the office. */
const RUNNING_MS = 20
const WAIT_AT_MOST_MS = 10_000
const MOST_WAITING = 100

/** Ends a turn. A second call does nothing. */
type EndTurn = () => void
type Waiting = { readonly begin: (end: EndTurn) => void; readonly timer: NodeJS.Timeout }
type Line = {
  running: number
  /** The time that the ended turns of the office took, in milliseconds, at the moment `usedAt`. */
  used: number
  usedAt: number
  readonly waiting: Set<Waiting>
}

/**
 * Decides the order in which this process answers the calls of the offices. The main thread and the database have time
 * for only few calls at once, so many calls of a noisy office would make the calls of all offices slow. An office is
 * noisy when it recently used much time, and more than twice the time of another office. A noisy office has one turn at
 * a time, and no turn while a quieter office has one. When only one office makes calls, its calls never wait (rule
 * offices-15).
 */
export class OfficeTurns {
  readonly #lines = new Map<string, Line>()
  readonly #now: () => number
  #isServingSoon = false

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Waits until a call may start, and then counts it as running. */
  take(office: string): Promise<EndTurn> {
    const line = this.#lineOf(office)
    if (line.waiting.size === 0 && this.#mayBegin(line)) return Promise.resolve(this.#begin(line))
    if (line.waiting.size >= MOST_WAITING) return Promise.reject(new OfficeBusy())
    return new Promise((begin, fail) => {
      const timer = setTimeout(() => {
        line.waiting.delete(waiting)
        fail(new OfficeBusy())
      }, WAIT_AT_MOST_MS)
      const waiting: Waiting = { begin, timer }
      line.waiting.add(waiting)
    })
  }

  #lineOf(office: string): Line {
    const now = this.#now()
    for (const [name, line] of this.#lines) {
      if (line.running === 0 && line.waiting.size === 0 && now - line.usedAt > FORGET_MS) this.#lines.delete(name)
    }
    const line = this.#lines.get(office) ?? { running: 0, used: 0, usedAt: now, waiting: new Set() }
    this.#lines.set(office, line)
    return line
  }

  #mayBegin(line: Line): boolean {
    const now = this.#now()
    const used = useOf(line, now)
    if (used <= MODEST_USE_MS) return true
    const quieter = [...this.#lines.values()].filter((other) => useOf(other, now) * 2 < used)
    return quieter.length === 0 || (line.running === 0 && quieter.every(({ running }) => running === 0))
  }

  #begin(line: Line): EndTurn {
    const begun = this.#now()
    line.running += 1
    let hasEnded = false
    const end = (): void => {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      line.running -= 1
      const now = this.#now()
      line.used = endedUse(line, now) + now - begun
      line.usedAt = now
      this.#serveSoon()
    }
    const timer = setTimeout(end, LONGEST_TURN_MS).unref()
    return end
  }

  /** Reads arrived requests first, so that a quiet office goes before the next turn of a noisy office. */
  #serveSoon(): void {
    if (this.#isServingSoon) return
    this.#isServingSoon = true
    // Node reads new requests between these two calls of `setImmediate`.
    setImmediate(() =>
      setImmediate(() => {
        this.#isServingSoon = false
        this.#serve()
      }),
    )
  }

  /** Begins the next turns that may begin, the quietest office first. */
  #serve(): void {
    const now = this.#now()
    const waiting = [...this.#lines.values()].filter((line) => line.waiting.size > 0)
    for (const line of waiting.toSorted((one, other) => useOf(one, now) - useOf(other, now))) {
      for (const next of line.waiting) {
        if (!this.#mayBegin(line)) break
        line.waiting.delete(next)
        clearTimeout(next.timer)
        next.begin(this.#begin(line))
      }
    }
  }
}

const endedUse = ({ used, usedAt }: Line, now: number): number => used * 0.5 ** ((now - usedAt) / HALF_MS)
const useOf = (line: Line, now: number): number => endedUse(line, now) + line.running * RUNNING_MS
