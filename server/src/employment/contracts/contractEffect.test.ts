import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { person, createPerson } from '@uurwerk/contract/people/people'
import { confirmMonthFor, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { addOrder, createContract, editContract, editOrder } from '@uurwerk/contract/contracts/contracts'
import { customer, createCustomer } from '@uurwerk/contract/customers/customers'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { givenShift } from '../../testing/world/people/leave.ts'
import { customerBody, personBody } from '../../testing/world/masterDataBodies.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenHr } from '../../testing/world/world.ts'

const january = toYearMonth('2026-01')

const { db, as } = await startTestApp()
const { call: els } = await givenHr({ db, as }, 'Els')

const newPerson = async () => (await call(els, createPerson, { body: personBody() })).id
const newCustomer = async () => (await call(els, createCustomer, { body: customerBody() })).id
const createdContract = (body: BodyInput<typeof createContract>) => call(els, createContract, { body })

type Wish = { userId: number; customerId: number; startDate?: string; endDate?: string | null }

function contractBody({ userId, customerId, startDate = '2026-01-01', endDate = null }: Wish) {
  return { userId, customerId, startDate, endDate, order: { startDate, endDate, baseHourlyRate: 40 } }
}
const contracts = async (userId: number) => (await call(els, person, { params: { id: userId } })).contractSummaryDtos

/** Gives the person ten hours of work in January, and confirms January. */
async function givenConfirmedJanuary() {
  const [userId, customerId] = [await newPerson(), await newCustomer()]
  const body = contractBody({ userId, customerId, endDate: '2026-01-31' })
  const { id: contractId } = await createdContract(body)
  await givenShift(db, {
    personId: userId,
    contractId,
    start: '2026-01-05T08:00+01:00',
    end: '2026-01-05T18:00+01:00',
  })
  await call(els, lockAllMonths, { params: { yearMonth: january } })
  await call(els, confirmMonthFor, { params: { yearMonth: january, contractId }, body: { reason: 'ziek' } })
  return { userId, customerId, contractId }
}

test('the preview of a new contract in a confirmed month shows that month, with the recuperation before and after', async () => {
  const { userId, customerId, contractId } = await givenConfirmedJanuary()
  const { recup, recupConfirmedYearMonth } = await call(els, person, { params: { id: userId } })
  expect(recup).not.toBe(0)
  const body = contractBody({ userId, customerId })
  const preview = await call(els, createContract, { query: { preview: 'true' }, body })
  expect(preview.effect).toEqual({
    overlapping: [{ id: contractId, startDate: '2026-01-01', endDate: '2026-01-31' }],
    openedMonths: ['2026-01'],
    recupBefore: recup,
    recupAfter: 0,
    confirmedBefore: recupConfirmedYearMonth,
    confirmedAfter: null,
  })
  expect(await contracts(userId)).toHaveLength(1)
  expect(await call(els, person, { params: { id: userId } })).toMatchObject({ recup, recupConfirmedYearMonth })

  const later = await createdContract(
    contractBody({ userId, customerId: await newCustomer(), startDate: '2026-03-01' }),
  )
  const moved = await call(els, editContract, {
    params: { contractId: later.id },
    query: { preview: 'true' },
    body: { startDate: '2026-01-31' },
  })
  expect(moved.effect).toMatchObject({ overlapping: [], openedMonths: ['2026-01'], recupAfter: 0 })
})

test('when a new contract has no effect on other records, its preview is empty, and the answer of the save lists no effects', async () => {
  const [userId, customerId] = [await newPerson(), await newCustomer()]
  const body = contractBody({ userId, customerId })
  const preview = await call(els, createContract, { query: { preview: 'true' }, body })
  expect(preview.effect).toMatchObject({ overlapping: [], openedMonths: [], recupBefore: 0, recupAfter: 0 })
  expect(await call(els, createContract, { body })).not.toHaveProperty('effect')
})

test('HR can make a second contract of one person and one customer on the same days', async () => {
  const [userId, customerId] = [await newPerson(), await newCustomer()]
  const first = await createdContract(contractBody({ userId, customerId }))
  const body = contractBody({ userId, customerId, startDate: '2026-05-01' })
  const preview = await call(els, createContract, { query: { preview: 'true' }, body })
  expect(preview.effect?.overlapping).toEqual([{ id: first.id, startDate: '2026-01-01', endDate: null }])
  await call(els, createContract, { body })
  expect(await contracts(userId)).toHaveLength(2)
})

test('HR can move the start of a contract without shifts, and the start of its first order moves too', async () => {
  const [userId, customerId] = [await newPerson(), await newCustomer()]
  const { id, orders } = await createdContract(contractBody({ userId, customerId }))
  await call(els, editOrder, { params: { contractId: id }, body: { id: orders[0]!.id, endDate: '2026-03-31' } })
  const second = { startDate: '2026-04-01', endDate: null, baseHourlyRate: 42 }
  await call(els, addOrder, { params: { contractId: id }, body: second })
  const start = async (startDate: string) => {
    const body = await call(els, editContract, { params: { contractId: id }, body: { startDate } })
    return { closed: body.takenAway?.orders, starts: body.orders.map((order) => order.startDate) }
  }
  expect(await start('2026-02-01')).toEqual({ closed: 0, starts: ['2026-04-01', '2026-02-01'] })
  expect(await start('2026-01-15')).toEqual({ closed: 0, starts: ['2026-04-01', '2026-01-15'] })
  expect(await start('2026-05-01')).toEqual({ closed: 1, starts: ['2026-05-01'] })
})

test('the import gives a warning for a second contract of the same person with the same customer, also when both contracts are in one file', async () => {
  const [userId, customerId] = [await newPerson(), await newCustomer()]
  const { email } = await call(els, person, { params: { id: userId } })
  const { name } = await call(els, customer, { params: { id: customerId } })
  await createdContract(contractBody({ userId, customerId, endDate: '2026-03-31' }))
  const csv = tableOf(
    ['E-mail', 'Klant', 'Startdatum', 'Einddatum', 'Uurtarief'],
    [
      [email, name, '01-03-2026', '30-06-2026', '40'],
      [email, name, '01-06-2026', '', '40'],
    ],
  )
  const body = await call(...importing(els, 'contracts', csv, { preview: true }))
  const sentence = (period: string) => `Deze persoon heeft bij deze klant al een contract op dezelfde dagen: ${period}.`
  expect(body.warnings).toEqual([
    {
      row: 2,
      column: 'Startdatum',
      value: '01-03-2026',
      message: sentence('01-01-2026 Tot 31-03-2026'),
    },
    {
      row: 3,
      column: 'Startdatum',
      value: '01-06-2026',
      message: sentence('01-03-2026 Tot 30-06-2026'),
    },
  ])
  expect(body.made).toBe(2)
})
