import {
  addOrder,
  changeRate,
  contract,
  editContract,
  editHourlyRate,
  editOrder,
} from '@uurwerk/contract/contracts/contracts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { addDays, isDay, toDay, type Day } from '@uurwerk/domain/time/day'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const october = toYearMonth('2026-10')

const { db, as, hr: katrien } = await hrWorld()
const customerId = await givenCustomer(db)
const early = await givenShiftType(db, customerId)
await givenSeller(db)

/** Gives Anna a contract, and then confirms and invoices her October. */
async function givenOctoberInvoiced() {
  const personId = await givenPerson(db, { from: '2026-10-01' })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-10-01' })
  const anna = await as(personId)
  const body = { startDateOfFirstShift: '2026-10-05', startDateOfLastShift: '2026-10-09', shiftId: early }
  await call(anna, planShifts, { params: { contractId, yearMonth: october }, body })
  await call(anna, lockMonth, { params: { yearMonth: october } })
  await call(anna, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-10', all: true } })
  const invoice = { contractId, userId: personId, yearMonthString: '2026-10' }
  await call(katrien, invoiceFromTimesheet, { body: invoice })
  return { personId, contractId }
}

const figuresOf = async (personId: number, contractId: number) => [
  await db.selectFrom('month_balances').selectAll().where('person_id', '=', personId).execute(),
  await db
    .selectFrom('invoices')
    .select(['invoices.total_excluding_cents', 'invoices.total_including_cents', 'invoices.live'])
    .where('contract_id', '=', contractId)
    .execute(),
  await db
    .selectFrom('shifts')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('start_on', '<', '2026-11-01')
    .execute(),
]

const day = fc.integer({ min: -20, max: 150 }).map((offset) => addDays(toDay('2026-10-01'), offset))
const end = fc.option(day, { nil: null })
const rate = fc.integer({ min: 0, max: 9000 }).map((cents) => cents / 100)

type Deed = (contractId: number, orders: readonly { readonly id: number }[]) => Promise<{ readonly status: number }>
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ startDate: day, endDate: end, baseHourlyRate: rate }).map(
    (body): Deed =>
      (contractId) =>
        outcomeOf(katrien, addOrder, { params: { contractId }, body }),
  ),
  fc.tuple(fc.nat(3), fc.record({ startDate: day, endDate: end }, { requiredKeys: [] })).map(
    ([which, change]): Deed =>
      (contractId, orders) =>
        outcomeOf(katrien, editOrder, {
          params: { contractId },
          body: { id: orders[which]?.id ?? 1, ...change },
        }),
  ),
  fc.record({ startDate: day, baseHourlyRate: rate }).map(
    (body): Deed =>
      (contractId) =>
        outcomeOf(katrien, changeRate, { params: { contractId }, body }),
  ),
  rate.map(
    (baseHourlyRate): Deed =>
      (contractId) =>
        outcomeOf(katrien, editHourlyRate, { params: { contractId }, body: { baseHourlyRate } }),
  ),
  fc.record({ startDate: day, endDate: end }, { requiredKeys: [] }).map(
    (body): Deed =>
      (contractId) =>
        outcomeOf(katrien, editContract, { params: { contractId }, body }),
  ),
)

type Dates = { readonly startDate: string; readonly endDate: string | null }
const periodOf = ({ startDate, endDate }: Dates) => ({ start: startDate as Day, end: endDate as Day | null })

test('after random changes of orders and dates, no day has two rates, no order is outside its contract, and closed orders stay closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 10 }), async (deeds) => {
      const { personId, contractId } = await givenOctoberInvoiced()
      const read = () => call(katrien, contract, { params: { contractId } })
      const closed = await figuresOf(personId, contractId)
      expect(closed.map((rows) => rows.length)).toEqual([1, 1, 5])
      let before = await read()
      for (const act of deeds) {
        const { status } = await act(contractId, before.orders)
        const after = await read()
        expect([200, 201, 404, 409, 422]).toContain(status)
        if (status >= 400) expect(after).toEqual(before)
        expectOnePrice(after)
        expect(await figuresOf(personId, contractId)).toEqual(closed)
        before = after
      }
    }),
    { numRuns: 12 },
  )
})

function expectOnePrice({ datePeriod, orders }: { readonly datePeriod: Dates; readonly orders: readonly Dates[] }) {
  const duration = periodOf(datePeriod)
  const borders = [datePeriod, ...orders].flatMap(({ startDate, endDate }) => [startDate, endDate ?? '2030-01-01'])
  const days = borders.filter(isDay).flatMap((border) => [addDays(border, -1), border, addDays(border, 1)])
  for (const each of days) {
    const prices = orders.filter((order) => containsDay(periodOf(order), each)).length
    expect(prices).toBeLessThanOrEqual(containsDay(duration, each) ? 1 : 0)
  }
}
