import { setTimeout as pause } from 'node:timers/promises'
import { get, hr, tokenOf } from '../calls.ts'
import { ask } from '../send.ts'
import type { Call } from '../work.ts'

const MONTH = '2026-11'
/** Days on which nobody has a shift. On the clock of the server, these days are in the future. */
const FREE_DAYS = ['2026-11-28', '2026-11-29', '2026-11-21', '2026-11-22']

export type Employee = { readonly personId: number; readonly contractId: number; readonly shiftTypeId: number }

/** Returns random numbers from 0 up to the given number. The sequence is the same in each run. */
export function randomNumbers(): (below: number) => number {
  let state = 20_261_120
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * The calls of an office on a working day. Of ten calls, six read the month of an employee, two read the caller's own
 * account, one reads HR's month of all contracts, and one plans a shift.
 */
export function callsOf(host: string, employees: readonly Employee[], random: (below: number) => number): () => Call {
  let inserted = 0
  return () => {
    const { personId, contractId } = employees[random(employees.length)]!
    const token = tokenOf(personId)
    const chosen = random(10)
    if (chosen < 2) return { ...get(token, `/api/timesheet/${contractId}/${MONTH}/planned`), host }
    if (chosen < 4) return { ...get(token, `/api/timesheet/${MONTH}/absences`), host }
    if (chosen < 6) return { ...get(token, `/api/timesheet/${MONTH}/worked`), host }
    if (chosen < 8) return { ...get(token, '/api/user/current'), host }
    const day = FREE_DAYS[Math.floor(inserted / employees.length)]
    if (chosen < 9 || day === undefined) return { ...get(hr, `/api/administration/contract/${MONTH}/all`), host }
    const writer = employees[inserted++ % employees.length]!
    return {
      method: 'PUT',
      path: `/api/timesheet/${writer.contractId}/${MONTH}/planned/addshift`,
      token: tokenOf(writer.personId),
      body: { startDate: day, shiftId: writer.shiftTypeId },
      host,
    }
  }
}

export type Answered = { readonly ms: number; readonly status: number }

type Load = { readonly perSecond: number; readonly seconds: number; readonly next: () => Call }

/**
 * Sends calls at a fixed rate, also while earlier calls wait. The time of a call begins at the moment for which it was
 * planned. A server that stops answering therefore makes all these calls slow.
 */
export async function sendSteadily(origin: string, { perSecond, seconds, next }: Load): Promise<Answered[]> {
  const begun = performance.now()
  const calls: Promise<Answered>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    const dueAt = begun + (index * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await pause(early)
    calls.push(timed(origin, next(), dueAt))
  }
  return Promise.all(calls)
}

async function timed(origin: string, call: Call, begun: number): Promise<Answered> {
  const { status } = await ask(origin, call)
  return { ms: performance.now() - begun, status }
}

/**
 * Sends calls with several clients. Each client sends its next call when its previous call has an answer. Returns the
 * statuses of the answers.
 */
export async function hammer(
  origin: string,
  { clients, next, until }: { readonly clients: number; readonly next: () => Call; readonly until: AbortSignal },
): Promise<number[]> {
  const statuses: number[] = []
  const client = async (): Promise<void> => {
    while (!until.aborted) statuses.push((await ask(origin, next())).status)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return statuses
}
