import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'

const { db, as } = await startTestApp()

const annaId = await givenPerson(db)
const anna = await as(annaId)
const hr = await as(await givenPerson(db, { roles: ['ROLE_ADMIN'] }))
const elsenhove = await givenCustomer(db, { name: 'PC Elsenhove' })
const klaverveld = await givenCustomer(db)
const second = await givenContract(db, { personId: annaId, customerId: elsenhove, from: '2026-11-30' })
const first = await givenContract(db, { personId: annaId, customerId: klaverveld, until: '2026-12-01' })
const early = await givenShiftType(db, klaverveld)

type Row = { readonly id: number; readonly shiftTypes: readonly { readonly id: number }[] }
const mine = async (yearMonth: string): Promise<Row[]> =>
  (await anna.get(`/contract/${yearMonth}/all`)).body._embedded.contractWithShiftTypesDtoList
const idsIn = async (yearMonth: string) => (await mine(yearMonth)).map(({ id }) => id)

test('Anna sees the contracts that are active on a day of the month, by customer', async () => {
  expect(await idsIn('2026-10')).toEqual([first])
  expect(await idsIn('2026-11')).toEqual([first, second])
  expect(await idsIn('2026-12')).toEqual([first, second])
  expect(await idsIn('2027-01')).toEqual([second])
  expect(await idsIn('2023-12')).toEqual([])
})

test('a contract has its period and the shift types that can be planned on it', async () => {
  const { body } = await anna.get('/contract/2026-11/all')
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
      },
    ],
  })
})

test('inactive types and those of a colleague are not offered, and her own types are', async () => {
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

test('a former employee has no contracts after the employment', async () => {
  const leaver = await givenPerson(db, { until: '2026-10-31' })
  await givenContract(db, { personId: leaver, customerId: klaverveld })
  const call = await as(leaver)
  const { body } = await call.get('/contract/2026-11/all')
  expect(body._embedded.contractWithShiftTypesDtoList).toEqual([])
})

test('HR sees the contracts of every employee with their orders', async () => {
  const { body } = await hr.get(`/administration/contract/2026-11/all/${annaId}`)
  const [row] = body._embedded.contractWithShiftTypesAndOrdersOutputDtoList
  expect(row).toMatchObject({
    id: first,
    orders: [{ startDate: '2024-01-01', endDate: '2026-12-01', baseHourlyRate: 40, message: '' }],
  })
  expect((await hr.get('/administration/contract/2026-11/all/999999')).status).toBe(404)
  expect((await anna.get(`/administration/contract/2026-11/all/${annaId}`)).status).toBe(403)
})

test('Anna can move between the months of her contracts, and HR between those of every person', async () => {
  const path = `/contract/${first}/2026-11/availability`
  const both = { previousMonthAvailable: true, nextMonthAvailable: true }
  expect((await anna.get(path)).body).toMatchObject(both)
  expect((await hr.get(path)).body).toMatchObject(both)
  const bert = await as(await givenPerson(db))
  expect((await bert.get(path)).status).toBe(404)
  expect((await hr.get('/contract/999999/2026-11/availability')).status).toBe(404)
})
