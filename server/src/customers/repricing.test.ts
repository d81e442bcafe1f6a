import { customer, editCustomer } from '@uurwerk/contract/customers/customers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { fastestOfThree } from '../testing/fastestOfThree.ts'
import { longestTurnOf } from '../testing/longestTurnOf.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../testing/world/world.ts'

const { db, as } = await startTestApp()
const { call: els } = await givenHr({ db, as }, 'Els')

const MOST_MS = 50

/**
 * Adds a customer with the given number of contracts. Each contract has evening shifts at 40 euros an hour in ten
 * months.
 */
async function givenOpenMonths(contracts: number, shiftsEachMonth = 19): Promise<number> {
  const customerId = await givenCustomer(db)
  for (let index = 0; index < contracts; index += 1) {
    const personId = await givenPerson(db)
    await givenContract(db, { personId, customerId, from: '2026-01-01', rateCents: 4000 })
  }
  await sql`
    insert into shifts (contract_id, person_id, start_at, end_at)
    select c.id, c.person_id, d + interval '13 hours', d + interval '21 hours'
    from contracts c, generate_series(timestamptz '2026-01-01', '2026-10-31', interval '1 day') d
    where c.customer_id = ${customerId} and extract(day from d) between 2 and 1 + ${shiftsEachMonth}::integer`.execute(
    db,
  )
  return customerId
}

async function preview(customerId: number) {
  const { id, ...stored } = await call(els, customer, { params: { id: customerId } })
  const hours = { ...stored.customerHours, evening: '18:00' }
  const { repricing } = await call(els, editCustomer, {
    params: { id },
    query: { preview: 'true' },
    body: { ...stored, invoiceAddress: stored.customerInvoiceAddress, customerHours: hours },
  })
  return repricing!
}

test(
  'while the server previews changed hours over 600 open months, other requests are not delayed',
  { tags: 'deep' },
  async () => {
    const customerId = await givenOpenMonths(60)
    const attempt = async () => {
      const answer = preview(customerId)
      const turn = await longestTurnOf(answer)
      const repricing = await answer
      expect(repricing.months).toHaveLength(10)
      expect(repricing).toMatchObject({ contracts: 60, complete: true })
      expect(repricing.totalAfter).toBeGreaterThan(repricing.totalBefore)
      return turn
    }
    expect(await fastestOfThree(MOST_MS, attempt)).toBeLessThan(MOST_MS)
  },
)

test('the preview of changed hours calculates the latest 3000 open months when there are more, and the answer says so', async () => {
  const one = await preview(await givenOpenMonths(1, 1))
  const repricing = await preview(await givenOpenMonths(301, 1))
  expect(repricing).toMatchObject({ contracts: 301, complete: false })
  expect(repricing.months).toEqual(one.months)
  // The preview counts at most 3000 months. The ten contracts have 3010 months, so the first month of each contract is
  // left out.
  expect(repricing.totalBefore).toBeLessThan(301 * one.totalBefore)
  expect(repricing.totalBefore).toBeGreaterThan(299 * one.totalBefore)
})
