import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { contractAvailability, monthContracts, personMonthContracts } from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const { db, as, hr } = await hrWorld()

const annaId = await givenPerson(db)
const anna = await as(annaId)
const elsenhove = await givenCustomer(db, { name: 'PC Elsenhove' })
const klaverveld = await givenCustomer(db)
const second = await givenContract(db, { personId: annaId, customerId: elsenhove, from: '2026-11-30' })
const first = await givenContract(db, { personId: annaId, customerId: klaverveld, until: '2026-12-01' })
const early = await givenShiftType(db, klaverveld)

type Row = { readonly id: number; readonly shiftTypes: readonly { readonly id: number }[] }
const mine = async (yearMonth: string): Promise<Row[]> =>
  (await call(anna, monthContracts, { params: { yearMonth: toYearMonth(yearMonth) } }))._embedded
    .contractWithShiftTypesDtoList
const idsIn = async (yearMonth: string) => (await mine(yearMonth)).map(({ id }) => id)

test('Anna sees her contracts that are active on at least one day of the month, sorted by customer', async () => {
  expect(await idsIn('2026-10')).toEqual([first])
  expect(await idsIn('2026-11')).toEqual([first, second])
  expect(await idsIn('2026-12')).toEqual([first, second])
  expect(await idsIn('2027-01')).toEqual([second])
  expect(await idsIn('2023-12')).toEqual([])
})

test('the answer about a contract contains its period and the shift types that Anna can plan', async () => {
  const body = await call(anna, monthContracts, { params: { yearMonth: november } })
  expect(body.hrContactName).toBe('HR')
  expect(body._embedded.contractWithShiftTypesDtoList[0]).toEqual({
    id: first,
    customerId: klaverveld,
    customerName: expect.stringContaining('AZ Klaverveld'),
    contractPeriod: { startDate: '2024-01-01', endDate: '2026-12-01' },
    shiftTypes: [
      {
        id: early,
        version: 1,
        name: 'Vroege',
        color: '#C7E0F4',
        active: true,
        archived: false,
        labourTime: { startTime: '07:00', endTime: '15:06' },
        breakTime: { startTime: '12:00', endTime: '12:30' },
        qualification: null,
      },
    ],
  })
})

test('the shift types that Anna can plan include her own shift types, but no inactive types and no types of a colleague', async () => {
  const [old, archived, berts, own] = [await type(), await type(), await type(), await type()]
  await db.updateTable('shift_types').set({ active: false }).where('id', '=', old).execute()
  await db.updateTable('shift_types').set({ archived_at: '2026-01-01T00:00:00Z' }).where('id', '=', archived).execute()
  await db
    .updateTable('shift_types')
    .set({ owner_id: await givenPerson(db) })
    .where('id', '=', berts)
    .execute()
  await db.updateTable('shift_types').set({ owner_id: annaId }).where('id', '=', own).execute()
  const [row] = await mine('2026-11')
  expect(row?.shiftTypes.map(({ id }) => id)).toEqual([early, own])
})
const type = () => givenShiftType(db, klaverveld, { name: 'Zelf' })

test('a former employee has no contracts in the months after the employment', async () => {
  const leaver = await givenPerson(db, { until: '2026-10-31' })
  await givenContract(db, { personId: leaver, customerId: klaverveld })
  const body = await call(await as(leaver), monthContracts, { params: { yearMonth: november } })
  expect(body._embedded.contractWithShiftTypesDtoList).toEqual([])
})

test('HR sees the contracts of every employee, with their orders', async () => {
  const body = await call(hr, personMonthContracts, { params: { yearMonth: november, userId: annaId } })
  const [row] = body._embedded.contractWithShiftTypesAndOrdersOutputDtoList
  expect(row).toMatchObject({
    id: first,
    orders: [{ startDate: '2024-01-01', endDate: '2026-12-01', baseHourlyRate: 40, message: '' }],
  })
  expect((await refused(hr, personMonthContracts, { params: { yearMonth: november, userId: 999_999 } })).status).toBe(
    404,
  )
  expect((await refused(anna, personMonthContracts, { params: { yearMonth: november, userId: annaId } })).status).toBe(
    403,
  )
})

test('for a contract of Anna, Anna and HR read whether the calendar has a previous month and a next month, and a colleague gets 404', async () => {
  const both = { previousMonthAvailable: true, nextMonthAvailable: true }
  expect(await call(anna, contractAvailability, { params: { contractId: first, yearMonth: november } })).toMatchObject(
    both,
  )
  expect(await call(hr, contractAvailability, { params: { contractId: first, yearMonth: november } })).toMatchObject(
    both,
  )
  const bert = await as(await givenPerson(db))
  expect(
    (await refused(bert, contractAvailability, { params: { contractId: first, yearMonth: november } })).status,
  ).toBe(404)
  expect(
    (await refused(hr, contractAvailability, { params: { contractId: 999_999, yearMonth: november } })).status,
  ).toBe(404)
})
