import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { contractMonths, lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { hrStart, remind } from '@uurwerk/contract/hrStart/hrStart'
import { person } from '@uurwerk/contract/people/people'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { givenShifts } from '../../testing/world/invoicing/invoicingWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'

const october = toYearMonth('2026-10')

const { db, hr } = await hrWorld()
const customerId = await givenCustomer(db)

/**
 * Creates a person whose first month in this application is November 2026, and whose contract began in January 2026.
 */
async function givenMoved() {
  const personId = await givenPerson(db, { from: '2020-01-01' })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
  await db.updateTable('people').set({ recup_opening_month: '2026-11-01' }).where('id', '=', personId).execute()
  return { personId, contractId }
}

const overview = async (yearMonth: string): Promise<number[]> =>
  (
    await call(hr, contractMonths, { params: { yearMonth: toYearMonth(yearMonth) } })
  )._embedded.contractWithTimeSheetInfoDtoList.map(({ contractId }) => contractId)

const missing = async (yearMonth: string): Promise<number[]> =>
  (await call(hr, hrStart, { params: { yearMonth: toYearMonth(yearMonth) } })).missing.map(({ userId }) => userId)

test('before the opening month no timesheet is expected: not in the overview, not as missing, not in a reminder, and not in a lock of all months', async () => {
  const { personId, contractId } = await givenMoved()
  expect(await overview('2026-10')).not.toContain(contractId)
  expect(await missing('2026-10')).not.toContain(personId)
  const reminded = await call(hr, remind, { params: { yearMonth: october }, body: { userIds: [personId] } })
  expect(reminded).toMatchObject({ reminded: [], skipped: [{ code: 'no_contract_in_month' }] })
  const other = await givenContract(db, { personId: await givenPerson(db), customerId, from: '2026-01-01' })
  await call(hr, lockAllMonths, { params: { yearMonth: october } })
  const locks = await db.selectFrom('timesheet_locks').select('timesheet_locks.contract_id').execute()
  expect(locks).toEqual([{ contract_id: other }])
  expect(await overview('2026-11')).toContain(contractId)
  expect(await missing('2026-11')).toContain(personId)
})

test('open months before the opening month do not prevent the balance of a confirmed month', async () => {
  const { personId } = await givenMoved()
  const { recupConfirmedYearMonth } = await call(hr, person, { params: { id: personId } })
  expect(recupConfirmedYearMonth).toBeNull()
  await db
    .insertInto('month_balances')
    .values({
      person_id: personId,
      month_on: '2026-11-01',
      needed_seconds: 0,
      counted_seconds: 3600,
      earned_seconds: 3600,
      taken_seconds: 0,
      made_with: '{}',
      stored_at: '2026-12-01T00:00:00Z',
    })
    .execute()
  expect(await call(hr, person, { params: { id: personId } })).toMatchObject({
    recupConfirmedYearMonth: '2026-11',
    recup: 1,
  })
})

test('a month with a shift stays in the overview, also when the month is before the opening month', async () => {
  const moved = await givenMoved()
  await givenShifts(db, moved, [{ start: '2026-09-14T13:30+02:00', end: '2026-09-14T21:45+02:00' }])
  expect(await overview('2026-09')).toContain(moved.contractId)
  expect(await missing('2026-09')).toContain(moved.personId)
})
