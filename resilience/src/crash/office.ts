import type { Client } from '../fixtures/client.ts'
import { demoPeople, tokenOf } from '../fixtures/demo.ts'
import { Random, seedOf } from '../input/values/random.ts'
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

/** The number of clients of each kind. */
type Team = { readonly planners: number; readonly leaveTakers: number; readonly billers: number }

const LARGE_TEAM: Team = { planners: 8, leaveTakers: 4, billers: 3 }
const CLOSED_CONTRACTS = 6

const rowsOf = <Row>(body: object, rel: string): readonly Row[] =>
  (body as { _embedded: Record<string, readonly Row[]> })._embedded[rel] ?? []

type Office = {
  readonly origin: string
  readonly client: Client
  readonly seed: number
  /** True when the release that is tested can finish many invoices with one request. */
  readonly batches?: boolean
}

/** The people of a company. In a run, the clients act as these people. */
export type Staff = {
  /** The session token of the HR user. */
  readonly hr: string
  readonly employees: readonly {
    /** A name that is different for each employee. The seed of the random numbers for the employee is made from it. */
    readonly name: string
    readonly contractIds: readonly number[]
    signIn(): Promise<string>
  }[]
}

/** Makes the clients of the crash test. They work as people of the demo. */
export async function openOffice({ origin, client, seed, batches = true }: Office): Promise<readonly Writer[]> {
  const hr = await tokenOf(origin, demoPeople.hr)
  const people = rowsOf<DemoPerson>(await read(client, hr, '/demo/people'), 'demoPersonList').filter(
    ({ roles, contracts }) => roles.includes('ROLE_USER') && contracts.length > 0,
  )
  const employees = people.map(({ email, contracts }) => ({
    name: email,
    contractIds: contracts.map(({ id }) => id),
    signIn: () => tokenOf(origin, email),
  }))
  return openWriters({ hr, employees }, { client, seed, batches })
}

async function read(client: Client, token: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await client.send(token, { method: 'GET', path })
  if (outcome === 'lost') throw new Error(`${path} was lost`)
  if (outcome.status !== 200) throw new Error(`${path}: ${outcome.status} ${JSON.stringify(outcome.body)}`)
  return outcome.body
}

type Wanted = {
  readonly client: Client
  readonly seed: number
  readonly batches?: boolean
  readonly team?: Team
  /** The beginning of the references of all invoices. It is different for each office in the database. */
  readonly mark?: string
}

/** Makes the clients of a run, which work as the given people. No two clients change the same records. */
export async function openWriters(
  { hr, employees }: Staff,
  { client, seed, batches = true, team = LARGE_TEAM, mark = '' }: Wanted,
): Promise<readonly Writer[]> {
  const planners: Writer[] = []
  const leaveTakers: Writer[] = []
  const randomOf = (name: string) => new Random(seedOf(seed, `${mark}${name}`))
  for (const { name, signIn } of employees) {
    if (planners.length === team.planners && leaveTakers.length === team.leaveTakers) break
    const token = await signIn()
    const { id: userId } = (await read(client, token, '/user/current')) as { id: number }
    const month = rowsOf<ShiftTypes>(
      await read(client, token, '/contract/2027-01/all'),
      'contractWithShiftTypesDtoList',
    )
    const [contract] = month
    const [shiftType] = contract?.shiftTypes ?? []
    const absences = await read(client, token, '/timesheet/2026-12/absences')
    const mayLeave = absences['vacationApprovedByAdmin'] === true && Number(absences['remainingVacationDays']) >= 1
    if (mayLeave && leaveTakers.length < team.leaveTakers)
      leaveTakers.push(leaveTakerOf({ token, userId, random: randomOf(name) }))
    else if (contract !== undefined && shiftType !== undefined && planners.length < team.planners)
      planners.push(plannerOf({ token, contractId: contract.id, shiftTypeId: shiftType.id, random: randomOf(name) }))
  }
  const contractIds = employees.flatMap((each) => each.contractIds).slice(-CLOSED_CONTRACTS)
  return [
    ...planners,
    ...leaveTakers,
    ...Array.from({ length: team.billers }, (_, index) =>
      billerOf({ token: hr, name: `${mark}bill-${index}`, random: randomOf(`bill-${index}`) }),
    ),
    ...(batches ? [batcherOf({ token: hr, name: `${mark}batch` })] : []),
    closerOf({ token: hr, contractIds, random: randomOf('closer') }),
  ]
}
