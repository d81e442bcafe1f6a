import type { Client, Pool, PoolClient } from 'pg'
import { createPool, type PoolSettings } from '../opening/createPool.ts'
import type { Office } from './office.ts'
import { OfficeBusy } from './officeBusy.ts'
import { becomes, memberOf, OFFICES_OF_CONNECTION, switchTo, type Member } from './officeConnection.ts'
import type { Line, Waiter } from './officeLine.ts'
import { OfficePool } from './OfficePool.ts'

const LIFETIME_MS = 30 * 60_000
const IDLE_MS = 60_000
const WAIT_AT_MOST_MS = 10_000
/**
 * The time in milliseconds that a request waits for a connection that its office used before. On another connection, the
 * database would have to read the tables of the office and to plan its statements, which takes longer.
 */
const WAIT_FOR_KNOWN_MS = 30
/**
 * A request first waits `WAIT_FOR_KNOWN_MS`, and then this number of times as long. After that, it accepts every free
 * connection, also a connection that must first be replaced.
 */
const ANY_FACTOR = 10
/**
 * When a connection is free, a request that has waited long and an office that used the connection before can both wait
 * for it. The request then gets the connection only once in this number of times, because an overloaded server would
 * otherwise replace a connection for most calls.
 */
const TURN_OF_LONG_WAIT = 4
const MOST_WAITING = 100

type SharedPoolSettings = Omit<PoolSettings, 'mostWaiting'> & {
  readonly max: number
  readonly ofOneOffice: number
  /** The maximum number of offices that one connection serves before another connection replaces it. */
  readonly officesOfConnection?: number
  /** The time in milliseconds that a request waits for a connection that its office used before. */
  readonly waitForKnownMs?: number
}

/**
 * The database connections of this process, which all offices share. A connection has the role and the search path of
 * one office. Each office has its own queue, and the queues get free connections in turn (rule offices-14).
 * - An office returns to a connection that it used before, and waits a moment for such a connection. The database process
 *   of that connection already knows the tables and the prepared statements of the office. The first use of a connection
 *   costs the database several times the work of a call. Statements of one call that run at the same time therefore use
 *   one connection, one after the other.
 * - An idle connection that the same office used last is preferred, because its role does not have to change.
 * - A new office gets a new connection, or the connection that the fewest offices used.
 * - A connection that already served many offices gets no further office. Another connection replaces it.
 */
export class SharedPool {
  readonly #opened: Pool
  readonly #max: number
  readonly #ofOneOffice: number
  readonly #officesOfConnection: number
  readonly #waitAtMostMs: number
  readonly #waitForKnownMs: number
  readonly #members = new Set<Member>()
  /** The queues of the offices, in the order in which they get a connection. */
  readonly #lines = new Map<string, Line>()
  /** The idle connections, the longest idle connection first. */
  readonly #idle: Member[] = []
  #total = 0
  /** How often the pool has chosen between a request that waited long and an office that used the connection before. */
  #choices = 0
  #isEnding = false

  constructor({
    ofOneOffice,
    officesOfConnection = OFFICES_OF_CONNECTION,
    waitAtMostMs = WAIT_AT_MOST_MS,
    waitForKnownMs = WAIT_FOR_KNOWN_MS,
    ...settings
  }: SharedPoolSettings) {
    this.#opened = createPool({ ...settings, waitAtMostMs })
    this.#max = settings.max
    this.#ofOneOffice = ofOneOffice
    this.#officesOfConnection = officesOfConnection
    this.#waitAtMostMs = waitAtMostMs
    this.#waitForKnownMs = waitForKnownMs
  }

  get totalCount(): number {
    return this.#total
  }

  get idleCount(): number {
    return this.#idle.length
  }

  get waitingCount(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** The offices that use or want a connection now. */
  useOfOffices(): { readonly office: string; readonly running: number; readonly waiting: number }[] {
    return [...this.#lines.values()].map(({ office, running, waiting }) => ({
      office: office.name,
      running,
      waiting: waiting.length,
    }))
  }

  /** The connections for one office. A caller with this object cannot use connections of another office. */
  poolOf(office: Office): OfficePool {
    return new OfficePool(() => this.#connect(office), this.#mostOf(office))
  }

  async end(): Promise<void> {
    this.#isEnding = true
    for (const { waiting } of this.#lines.values())
      for (const waiter of waiting.splice(0)) this.#refuse(waiter, new Error('Connection terminated'))
    while (this.#idle[0] !== undefined) this.#close(this.#idle[0])
    await this.#opened.end()
  }

  #connect(office: Office): Promise<PoolClient> {
    if (this.#isEnding) return Promise.reject(new Error('Connection terminated'))
    const line = this.#lineOf(office)
    if (line.waiting.length >= MOST_WAITING) return Promise.reject(new OfficeBusy())
    return new Promise((give, fail) => {
      const timer = setTimeout(() => this.#giveUp(line, waiter), this.#waitAtMostMs)
      const waiter: Waiter = { office, give, fail, timer, waitsFor: 'known' }
      line.waiting.push(waiter)
      this.#serve()
      this.#hasten(line, waiter)
    })
  }

  #lineOf(office: Office): Line {
    const most = this.#mostOf(office)
    const line = this.#lines.get(office.schema) ?? { office, most, running: 0, waiting: [] }
    line.most = most
    this.#lines.set(office.schema, line)
    return line
  }

  #mostOf({ connections = this.#ofOneOffice }: Office): number {
    return Math.min(connections, this.#ofOneOffice * 2, this.#max)
  }

  #giveUp(line: Line, waiter: Waiter): void {
    line.waiting.splice(line.waiting.indexOf(waiter), 1)
    const isOwnFault = line.running >= line.most
    this.#refuse(waiter, isOwnFault ? new OfficeBusy() : new Error('timeout exceeded when trying to connect'))
    this.#forgetEmpty(line)
  }

  #refuse({ fail, timer }: Waiter, error: unknown): void {
    clearTimeout(timer)
    fail(error)
  }

  /** After a while, lets a waiting request also take a connection that its office did not use before. */
  #hasten(line: Line, waiter: Waiter): void {
    const becomesAfter = (waitsFor: Waiter['waitsFor'], ms: number): void => {
      if (!line.waiting.includes(waiter)) return
      setTimeout(() => {
        waiter.waitsFor = waitsFor
        this.#serve()
        if (waitsFor === 'room') becomesAfter('any', this.#waitForKnownMs * ANY_FACTOR)
      }, ms).unref()
    }
    becomesAfter('room', this.#waitForKnownMs)
  }

  /**
   * Chooses the queue that gets a free connection. An office that used the connection before comes first, because most
   * calls would otherwise cost the database several times their work. In one of `TURN_OF_LONG_WAIT` choices, a request
   * that waited long comes first, so that busy offices do not keep all their connections.
   */
  #nextLine(): Line | undefined {
    const lines = [...this.#lines.values()].filter(({ most, running, waiting }) => waiting.length > 0 && running < most)
    const atHome = lines.find((line) => this.#isAtHome(line))
    const waitedLong = lines.find(({ waiting: [first] }) => first?.waitsFor === 'any')
    if (waitedLong && (!atHome || this.#choices++ % TURN_OF_LONG_WAIT === 0)) return waitedLong
    return atHome ?? lines.find((line) => this.#hasRoomFor(line))
  }

  /**
   * True when the office used one of the idle connections before, or when it has no connection now and never used any
   * of the open connections.
   */
  #isAtHome({ office: { schema }, running }: Line): boolean {
    const knows = ({ known }: Member): boolean => known.has(schema)
    return this.#idle.some(knows) || (running === 0 && ![...this.#members].some(knows))
  }

  #hasRoomFor({ waiting: [first] }: Line): boolean {
    return first?.waitsFor === 'room' && (this.#total < this.#max || this.#idle.some((member) => this.#hasRoom(member)))
  }

  #hasRoom = ({ known }: Member): boolean => known.size < this.#officesOfConnection

  /** Gives each free connection to the next queue, until no connection is free or no request waits. */
  #serve(): void {
    while (this.#idle.length > 0 || this.#total < this.#max) {
      const line = this.#nextLine()
      const waiter = line?.waiting.shift()
      if (line === undefined || waiter === undefined) return
      clearTimeout(waiter.timer)
      line.running += 1
      // The queue moves to the last position, so that an office with many requests does not delay other offices.
      this.#lines.delete(line.office.schema)
      this.#lines.set(line.office.schema, line)
      const member = this.#takeIdle(line.office)
      if (member === null) this.#total += 1
      void this.#give(line, waiter, member)
    }
  }

  /** Takes an idle connection for an office. Returns null when a new connection must be opened for the office. */
  #takeIdle({ schema }: Office): Member | null {
    const used =
      this.#idle.findLast(({ office }) => office?.schema === schema) ??
      this.#idle.find(({ known }) => known.has(schema))
    if (used === undefined && this.#total < this.#max) return null
    const [fewest] = this.#idle.toSorted((one, other) => one.known.size - other.known.size)
    const member = used ?? fewest!
    if (used !== undefined || this.#hasRoom(member)) {
      this.#leaveIdle(member)
      return member
    }
    this.#close(this.#idle[0]!)
    return null
  }

  #leaveIdle(member: Member): void {
    this.#idle.splice(this.#idle.indexOf(member), 1)
    if (member.idleTimer !== null) clearTimeout(member.idleTimer)
    member.idleTimer = null
  }

  async #give(line: Line, waiter: Waiter, idle: Member | null): Promise<void> {
    let member = idle
    try {
      if (member !== null && !(await becomes(member, waiter.office))) {
        this.#close(member)
        member = null
        this.#total += 1
      }
      if (member === null) {
        member = await this.#open()
        await switchTo(member, waiter.office)
      }
      waiter.give(this.#lent(member, line))
    } catch (error) {
      if (member === null) this.#total -= 1
      else this.#close(member)
      line.running -= 1
      waiter.fail(error)
      this.#forgetEmpty(line)
      this.#serve()
    }
  }

  async #open(): Promise<Member> {
    const client = (await this.#opened.connect()) as PoolClient & Client
    const member = memberOf(client, () => {
      if (this.#idle.includes(member)) this.#close(member)
    })
    this.#members.add(member)
    return member
  }

  /** The connection that the caller gets. Its function `release` works only once. */
  #lent(member: Member, line: Line): PoolClient {
    let isReleased = false
    member.client.release = (error) => {
      if (isReleased) throw new Error('the connection was already released')
      isReleased = true
      line.running -= 1
      if (error === undefined || error === false) this.#takeBack(member)
      else this.#close(member)
      this.#forgetEmpty(line)
      this.#serve()
    }
    return member.client
  }

  #takeBack(member: Member): void {
    // A connection with an open transaction is closed. A later rollback would also undo the change of the role, and the
    // next office would read the rows of this office.
    const isClean = member.client.getTransactionStatus() === 'I'
    const isOld = performance.now() - member.openedAt > LIFETIME_MS
    if (!isClean || isOld || member.isLost || this.#isEnding) return this.#close(member)
    this.#idle.push(member)
    member.idleTimer = setTimeout(() => this.#close(member), IDLE_MS).unref()
  }

  #close(member: Member): void {
    if (this.#idle.includes(member)) this.#leaveIdle(member)
    this.#total -= 1
    this.#members.delete(member)
    member.close()
  }

  #forgetEmpty({ office, running, waiting }: Line): void {
    if (running === 0 && waiting.length === 0) this.#lines.delete(office.schema)
  }
}
