import { NewContract } from '@uurwerk/contract/contracts/contracts'
import { contractColumns } from '@uurwerk/contract/import/contractColumns'
import { contractsBeside, type ContractOfPair } from '@uurwerk/domain/contracts/contractsBeside'
import { refusalToCreateContract, type NewContractRefusal } from '@uurwerk/domain/contracts/refusalToCreateContract'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { isDay, addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { orderFieldsOf } from '../../contracts/orders/orderFieldsOf.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { nextTurn, Turn } from '../../app/Turn.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { bodyOf } from '../table/bodyOf.ts'
import { contractKey } from './contractKey.ts'
import {
  listContractsOfPeople,
  listCustomersByName,
  listPeopleByEmail,
  listPeopleWithoutOpening,
  type CustomerByName,
  type ImportedContract,
  type PersonByEmail,
  type StoredContract,
} from './contractsImportStore.ts'
import { customerKey } from '../customers/customerKey.ts'
import {
  plainPath,
  type Importing,
  type Judges,
  type RowRefusal,
  type RowWarning,
  type Verdict,
  type Cells,
} from '../importing.ts'
import { insertContracts } from './insertContracts.ts'
import { lookupOf } from '../lookupOf.ts'
import { numbersIn } from '../table/numbersIn.ts'
import type { RowValues } from '../table/readRow.ts'
import { dayCell, eurosCell } from '../cells.ts'

type Body = z.output<typeof NewContract>

type Parties = {
  readonly people: ReadonlyMap<number, PersonByEmail>
  readonly customers: ReadonlyMap<number, CustomerByName>
}

/**
 * The import recognises a contract by person, customer and first day. All rows with the same person, customer and
 * first day are orders of one contract (rule import-43).
 */
export async function contractsImport(context: CommandContext): Promise<Importing<Body>> {
  const { tx } = context
  const people = await listPeopleByEmail(tx)
  const customers = await listCustomersByName(tx)
  const parties = {
    people: new Map(people.map((person) => [person.id, person])),
    customers: new Map(customers.map((customer) => [customer.id, customer])),
  }
  const byEmail = new Map(people.map(({ id, email }) => [email, id]))
  const byName = new Map(customers.map(({ id, name }) => [customerKey(name), id]))
  let starts: OrderStarts = new Map()
  // The contracts that this import made. A later part of the file can have more orders of these contracts.
  const made = new Map<string, number>()
  return {
    columns: contractColumns,
    schema: NewContract,
    bodyOf: contractBodyOf,
    pathOf: contractPathOf,
    lookup: lookupOf({ people: byEmail, customers: byName }),
    keyOf: ({ userId, customerId, startDate, 'order.startDate': orderStart = startDate }) =>
      typeof userId === 'number' && typeof customerId === 'number' && typeof startDate === 'string'
        ? `${contractKey(userId, customerId, startDate)} ${String(orderStart)}`
        : null,
    nameOf: ({ userId, customerId }) =>
      `${parties.people.get(userId)?.name} – ${parties.customers.get(customerId)?.name}`,
    judging: async (rows, { preview }) => {
      const ids = numbersIn(rows, 'userId')
      if (!preview) await lockParties(context, ids, numbersIn(rows, 'customerId'))
      starts = await orderStartsOf(rows)
      const stored = await listContractsOfPeople(tx, ids)
      await nextTurn()
      return judgesOf(stored, parties, starts)
    },
    withoutOpening: async (bodies) => {
      const thisMonth = firstDayOf(monthOf(context.today))
      const added = bodies.filter(({ userId, startDate }) => startDate < thisMonth && needsOpening(parties, userId))
      return new Set([...(await listPeopleWithoutOpening(tx, thisMonth)), ...added.map(({ userId }) => userId)])
    },
    // The row with the first order makes the contract, so that row is written first.
    orderOfWriting: (bodies) =>
      bodies
        .map((body) => withOrderEnd(body, starts))
        .toSorted((a, b) => (a.order.startDate < b.order.startDate ? -1 : 1)),
    insert: (bodies) => insertContracts(context, bodies.map(importedContractOf), made),
  }
}

/** True for an employee without an opening month. A self-employed person has no balances, and needs no opening month. */
const needsOpening = ({ people }: Parties, id: number): boolean => {
  const person = people.get(id)
  return person?.kind === 'employee' && !person.hasOpening
}

async function lockParties(
  { tx }: CommandContext,
  people: readonly number[],
  customers: readonly number[],
): Promise<void> {
  await lockPeople(tx, people)
  if (customers.length > 0) await lockCustomers(tx, customers)
}

/** Without dates of the order, the order gets the dates of the contract, as in the form. */
function contractBodyOf(values: RowValues): unknown {
  const { startDate, endDate } = values
  return bodyOf({
    ...values,
    'order.startDate': values['order.startDate'] ?? startDate,
    'order.endDate': values['order.endDate'] ?? endDate,
  })
}

/** Without a first day of the contract, the order has none either. Only the error about the contract is reported. */
function contractPathOf(issue: readonly PropertyKey[], body: unknown): string | null {
  const path = plainPath(issue)
  const { startDate, order } = body as { startDate?: unknown; order?: { startDate?: unknown } }
  const isTaken = path === 'order.startDate' && startDate === undefined && order?.startDate === undefined
  return isTaken ? null : path
}

const importedContractOf = (body: Body): ImportedContract => ({
  personId: body.userId,
  customerId: body.customerId,
  period: { start: body.startDate, end: body.endDate ?? null },
  reference: body.reference,
  order: orderFieldsOf(body.order),
})

function judgesOf(
  stored: readonly StoredContract[],
  { people, customers }: Parties,
  starts: OrderStarts,
): Judges<Body> {
  const standing = new Map(
    stored.map((contract) => [contractKey(contract.personId, contract.customerId, contract.period.start), contract]),
  )
  // The contracts of earlier rows of the file are added to `ofPair`, so that each row is also compared with them.
  const ofPair = Map.groupBy<string, ContractOfPair>(stored, pairOf)
  const inFile = new Map<string, ImportedContract[]>()
  const cellsOf = (contract: ImportedContract) => contractCells(contract, { people, customers })
  return {
    judge: (body) => {
      const contract = importedContractOf(withOrderEnd(body, starts))
      const entered = cellsOf(contract)
      const key = contractKey(contract.personId, contract.customerId, contract.period.start)
      const same = standing.get(key)
      if (same !== undefined) return { stored: cellsOf({ ...same, order: likeOrder(same, contract) }), entered }
      const refusal = refusalToCreateContract(
        {
          employment: people.get(contract.personId)!.employment,
          customerActive: customers.get(contract.customerId)!.active,
        },
        { period: contract.period, firstOrder: contract.order.period },
      )
      if (refusal !== null) return { refusals: [placed(refusal)] }
      const earlier = inFile.get(key) ?? []
      inFile.set(key, [...earlier, contract])
      if (earlier.length > 0) return verdictOnOrder(contract, earlier, entered)
      const known = ofPair.get(pairOf(contract)) ?? []
      ofPair.set(pairOf(contract), [...known, contract])
      return { entered, warnings: warningsOf(contract, contractsBeside(contract, known)) }
    },
    judgeRest: ({ userId, customerId, startDate }) => {
      const person = people.get(userId as number)
      const customer = customers.get(customerId as number)
      if (person === undefined || typeof startDate !== 'string' || !isDay(startDate)) return []
      if (customer !== undefined && standing.has(contractKey(person.id, customer.id, startDate))) return []
      const period = { start: startDate, end: null }
      const facts = { employment: person.employment, customerActive: customer?.active ?? true }
      const refusal = refusalToCreateContract(facts, { period, firstOrder: period })
      return refusal === null ? [] : [placed(refusal)]
    },
  }
}

/** The result of a row that adds another order to a contract of an earlier row. */
function verdictOnOrder(contract: ImportedContract, earlier: readonly ImportedContract[], entered: Cells): Verdict {
  const [first] = earlier
  if (first!.period.end !== contract.period.end)
    return { refusals: [{ path: 'endDate', refusal: { code: 'import_contract_differs' } }] }
  const orders = earlier.map(({ order }, id) => ({ id, period: order.period }))
  const refusal = refusalToAddOrder({ contract: contract.period, orders }, contract.order.period)
  if (refusal !== null) return { refusals: [{ path: 'order.startDate', refusal }] }
  return { entered, warnings: warningsOf(contract, []) }
}

const pairOf = ({ personId, customerId }: Pick<ContractOfPair, 'personId' | 'customerId'>): string =>
  `${personId} ${customerId}`

/** Warns about another contract of the person with the customer, and about a rate of zero (rule import-23). */
const warningsOf = ({ order }: ImportedContract, others: readonly ContractOfPair[]): readonly RowWarning[] => [
  ...(others.length === 0
    ? []
    : [
        {
          path: 'startDate',
          warned: { code: 'contract_beside_other', periods: others.map(({ period }) => period) },
        } as const,
      ]),
  ...(order.rate === 0 ? [{ path: 'order.baseHourlyRate', warned: { code: 'rate_is_zero' } } as const] : []),
]

const placed = (refusal: NewContractRefusal): RowRefusal => ({
  path: refusal.code === 'customer_inactive' ? 'customerId' : 'startDate',
  refusal,
})

/**
 * The stored order that starts on the same day. Otherwise the first order, because HR added later orders after the
 * import (rule import-15).
 */
const likeOrder = ({ orders, period }: StoredContract, { order }: ImportedContract): ImportedContract['order'] =>
  orders.find(({ period: { start } }) => start === order.period.start) ??
  orders.toSorted((a, b) => (a.period.start < b.period.start ? -1 : 1))[0] ?? { ...order, period }

export const contractCells = (
  { personId, customerId, period, reference, order }: ImportedContract,
  { people, customers }: Parties,
): Cells => ({
  userId: people.get(personId)?.email ?? '',
  customerId: customers.get(customerId)?.name ?? '',
  startDate: dayCell(period.start),
  endDate: dayCell(period.end),
  reference,
  'order.baseHourlyRate': eurosCell(order.rate),
  'order.startDate': dayCell(order.period.start),
  'order.endDate': dayCell(order.period.end),
  'order.internalReference': order.internalReference,
  'order.externalReference': order.externalReference,
})

/** The first days of the orders of each contract in a file, sorted by date. The key is the contract. */
type OrderStarts = ReadonlyMap<string, readonly Day[]>

/**
 * The first days of the orders of each contract. Rows of one contract with different first days of the order are the
 * history of its hourly rate (rule import-43).
 */
async function orderStartsOf(rows: readonly RowValues[]): Promise<OrderStarts> {
  const turn = new Turn()
  const starts = new Map<string, Day[]>()
  for (const { userId, customerId, startDate, 'order.startDate': orderStart } of rows) {
    if (turn.isOver) await turn.next()
    if (typeof userId !== 'number' || typeof customerId !== 'number' || typeof startDate !== 'string') continue
    const start = typeof orderStart === 'string' ? orderStart : startDate
    const key = contractKey(userId, customerId, startDate)
    if (isDay(start)) starts.set(key, [...(starts.get(key) ?? []), start].sort())
  }
  return starts
}

/** Without a last day, the order ends on the day before the next order of the contract begins. */
function withOrderEnd(body: Body, starts: OrderStarts): Body {
  const { order } = body
  const known = starts.get(contractKey(body.userId, body.customerId, body.startDate)) ?? []
  const next = known.find((start) => start > order.startDate)
  const isOpen = (order.endDate ?? null) === (body.endDate ?? null)
  return next === undefined || !isOpen ? body : { ...body, order: { ...order, endDate: addDays(next, -1) } }
}
