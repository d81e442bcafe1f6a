import { median } from '../median.ts'

/**
 * The three servers that are compared: a bare server with the fewest SQL statements, a bare server with the SQL
 * statements of our server, and our server.
 */
export const sides = ['floor', 'own', 'server'] as const
export type Side = (typeof sides)[number]

/**
 * The measured values: the median time of a visit in milliseconds with one client, and the number of visits per second
 * with eight clients.
 */
export type Figures = { readonly medianMs: number; readonly perSecond: number }

export type Measured = Readonly<Partial<Record<Side, Figures>>> & { readonly server: Figures }

type Contest = {
  readonly measured: readonly Side[]
  readonly visits: number
  /** Sends the requests of one visit of a user to one of the servers. */
  readonly visit: (side: Side, visit: number) => Promise<unknown>
  /** Undoes the changes of all measured writes, so that the same writes can be measured again. */
  readonly undo: (() => Promise<unknown>) | undefined
  /** The duration of the measurement of each server in seconds, with one client and with eight clients. */
  readonly seconds: number
}

const WARM_UP_ROUNDS = 20
const LEAST_ROUNDS = 10
const CLIENTS = 8
const SLICE_MS = 500

/**
 * Measures the servers one after another, in many rounds. Each round has a different order of the servers. Other work
 * on the machine therefore slows down all servers, and not only one of them.
 */
export async function measure(contest: Contest): Promise<Measured> {
  const { measured, visits, visit, undo } = contest
  for (let round = 0; round < WARM_UP_ROUNDS; round++)
    for (const side of measured) {
      await visit(side, round % visits)
      await undo?.()
    }
  const medianMs = await oneClient(contest)
  const perSecond = await eightClients(contest)
  const figuresOf = (side: Side): Figures => ({ medianMs: medianMs[side], perSecond: perSecond[side] })
  return { ...Object.fromEntries(measured.map((side) => [side, figuresOf(side)])), server: figuresOf('server') }
}

async function oneClient({ measured, visits, visit, undo, seconds }: Contest): Promise<Record<Side, number>> {
  const times = eachSide((): number[] => [])
  for (const round of roundsWithin(seconds * measured.length, LEAST_ROUNDS))
    for (const side of turnOf(measured, round)) {
      const begun = performance.now()
      await visit(side, round % visits)
      times[side].push(performance.now() - begun)
      await undo?.()
    }
  return eachSide((side) => median(times[side]))
}

/**
 * Eight clients make visits at the same time. Each client makes its next visit when its previous visit has an answer.
 */
async function eightClients({ measured, visits, visit, undo, seconds }: Contest): Promise<Record<Side, number>> {
  const done = eachSide(() => ({ count: 0, ms: 0 }))
  for (const round of roundsWithin(seconds * measured.length, 2))
    for (const side of turnOf(measured, round)) {
      let next = 0
      const begun = performance.now()
      const isOver = (): boolean => performance.now() - begun > SLICE_MS || (undo !== undefined && next >= visits)
      const client = async (): Promise<void> => {
        while (!isOver()) await visit(side, next++ % visits)
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      done[side].count += next
      done[side].ms += performance.now() - begun
      await undo?.()
    }
  return eachSide((side) => (done[side].count * 1000) / done[side].ms)
}

function* roundsWithin(seconds: number, least: number): Iterable<number> {
  const until = performance.now() + seconds * 1000
  for (let round = 0; round < least || performance.now() < until; round++) yield round
}

const turnOf = (measured: readonly Side[], round: number): Side[] =>
  measured.map((_, index) => measured[(index + round) % measured.length]!)

const eachSide = <T>(of: (side: Side) => T): Record<Side, T> => ({
  floor: of('floor'),
  own: of('own'),
  server: of('server'),
})
