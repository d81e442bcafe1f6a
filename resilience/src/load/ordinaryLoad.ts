import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes } from '../fixtures/memory.ts'
import type { Random } from '../input/values/random.ts'
import type { LoadPerson } from './people.ts'
import { timedCall, type Timed } from './timedCall.ts'

export type Load = {
  readonly origin: string
  readonly pid: number
  readonly agent: Agent
  readonly hr: string
  readonly people: readonly LoadPerson[]
  readonly random: Random
}

type Rates = { readonly seconds: number; readonly writesPerSecond: number; readonly overviewsPerSecond: number }

export type Measured = {
  readonly writes: readonly Timed[]
  readonly overviews: readonly Timed[]
  readonly megabytes: readonly number[]
}

const days = ['2026-12', '2027-01'].flatMap((month) =>
  Array.from({ length: 28 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
)

/** Plans a shift on a free day, or removes the planned shift when the day has one. */
export async function planOrFree({ origin, agent, random }: Load, person: LoadPerson): Promise<Timed> {
  const day = random.pick(days)
  const planned = person.planned.has(day)
  const path = `/timesheet/${person.contractId}/${day.slice(0, 7)}/planned`
  person.busy = true
  const answer = await timedCall(origin, agent, {
    method: 'PUT',
    token: person.token,
    ...(planned
      ? { path: `${path}/removeshift`, body: { dayOfMonth: day } }
      : { path: `${path}/addshift`, body: { startDate: day, shiftId: person.shiftTypeId } }),
  })
  person.busy = false
  if (answer.status === 200 && planned) person.planned.delete(day)
  else if (answer.status === 200) person.planned.add(day)
  return answer
}

export const overview = ({ origin, agent, hr }: Load): Promise<Timed> =>
  timedCall(origin, agent, { method: 'GET', path: '/administration/contract/2026-12/all', token: hr })

/**
 * Makes each call at its planned time, also when earlier calls have no answer yet. The measured time begins at the
 * planned time, so it includes any wait.
 */
export async function ordinaryLoad(
  load: Load,
  { seconds, writesPerSecond, overviewsPerSecond }: Rates,
): Promise<Measured> {
  const megabytes: number[] = []
  const until = performance.now() + seconds * 1000
  const [writes, overviews] = await Promise.all([
    atRate(until, writesPerSecond, () => planOrFree(load, idlePerson(load))),
    atRate(until, overviewsPerSecond, () => overview(load)),
    atRate(until, 0.2, async () => void megabytes.push(residentMegabytes(load.pid))),
  ])
  return { writes, overviews, megabytes }
}

function idlePerson({ people, random }: Load): LoadPerson {
  const person = random.pick(people)
  return person.busy ? (people.find(({ busy }) => !busy) ?? person) : person
}

async function atRate<Result>(until: number, perSecond: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Promise<Result>[] = []
  let dueAt = performance.now()
  while (dueAt < until) {
    results.push(work())
    dueAt += 1000 / perSecond
    await pause(Math.max(0, dueAt - performance.now()))
  }
  return Promise.all(results)
}
