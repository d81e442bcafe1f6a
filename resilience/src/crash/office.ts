import type { Client } from '../fixtures/client.ts'
import { demoPeople, tokenOf } from '../fixtures/demo.ts'
import { Random, seedOf } from '../input/random.ts'
import { batcherOf } from './batcher.ts'
import { billerOf } from './biller.ts'
import { closerOf } from './closer.ts'
import { leaveTakerOf } from './leaveTaker.ts'
import { plannerOf } from './planner.ts'
import type { Writer } from './writer.ts'

type DemoPerson = {
  readonly email: string
  readonly roles: readonly string[]
  readonly contracts: readonly { readonly id: number }[]
}
type ShiftTypes = { readonly id: number; readonly shiftTypes: readonly { readonly id: number }[] }

const PLANNERS = 8
const LEAVE_TAKERS = 4
const BILLERS = 3
const CLOSED_CONTRACTS = 6

const rowsOf = <Row>(body: object, rel: string): readonly Row[] =>
  (body as { _embedded: Record<string, readonly Row[]> })._embedded[rel] ?? []

type Office = {
  readonly origin: string
  readonly client: Client
  readonly seed: number
  /** True when the tested release can finish invoices in batches. */
  readonly batches?: boolean
}

/**
 * The clients of the crash test. They are people of the demo who work during the run. Each person changes other
 * records.
 */
export async function openOffice({ origin, client, seed, batches = true }: Office) {
  const hr = await tokenOf(origin, demoPeople.hr)
  const get = async (token: string, path: string): Promise<Readonly<Record<string, unknown>>> => {
    const outcome = await client.send(token, { method: 'GET', path })
    if (outcome === 'lost') throw new Error(`${path} was lost`)
    return outcome.body
  }
  const people = rowsOf<DemoPerson>(await get(hr, '/demo/people'), 'demoPersonList').filter(
    ({ roles, contracts }) => roles.includes('ROLE_USER') && contracts.length > 0,
  )
  const planners: Writer[] = []
  const leaveTakers: Writer[] = []
  const randomOf = (name: string) => new Random(seedOf(seed, name))
  for (const { email } of people) {
    if (planners.length === PLANNERS && leaveTakers.length === LEAVE_TAKERS) break
    const token = await tokenOf(origin, email)
    const { id: userId } = (await get(token, '/user/current')) as { id: number }
    const month = rowsOf<ShiftTypes>(await get(token, '/contract/2027-01/all'), 'contractWithShiftTypesDtoList')
    const [contract] = month
    const [shiftType] = contract?.shiftTypes ?? []
    const absences = await get(token, '/timesheet/2026-12/absences')
    const mayLeave = absences['vacationApprovedByAdmin'] === true && Number(absences['remainingVacationDays']) >= 1
    if (mayLeave && leaveTakers.length < LEAVE_TAKERS)
      leaveTakers.push(leaveTakerOf({ token, userId, random: randomOf(email) }))
    else if (contract !== undefined && shiftType !== undefined && planners.length < PLANNERS)
      planners.push(plannerOf({ token, contractId: contract.id, shiftTypeId: shiftType.id, random: randomOf(email) }))
  }
  const contractIds = people.flatMap(({ contracts }) => contracts.map(({ id }) => id)).slice(-CLOSED_CONTRACTS)
  return [
    ...planners,
    ...leaveTakers,
    ...Array.from({ length: BILLERS }, (_, index) =>
      billerOf({ token: hr, name: `bill-${index}`, random: randomOf(`bill-${index}`) }),
    ),
    ...(batches ? [batcherOf({ token: hr, name: 'batch' })] : []),
    closerOf({ token: hr, contractIds, random: randomOf('closer') }),
  ]
}
