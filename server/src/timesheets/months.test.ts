import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import {
  convertWorkedShift,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
} from '@uurwerk/contract/timesheets/timesheets'
import { reopenMonth, unlockMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { expect, test } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'
import { monthsWorld, november, refusal, labourPeriod } from '../testing/world/timesheets/monthsWorld.ts'

const { db, world, plan, lock, confirm, inMonth, rowOf } = await monthsWorld()

test('Anna locks all contracts of her month at once, and cannot lock them twice', async () => {
  const second = await givenContract(db, {
    personId: world().anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  const answer = await call(...lock())
  expect(answer).toMatchObject({
    yearMonth: '2026-11',
    timesheets: [
      { contractId: world().contractId, locked: true, completed: false, invoiced: false },
      { contractId: second, locked: true },
    ],
  })
  expect(refusal(await refused(...lock()))).toEqual([409, 'already_locked'])
  const later = await givenContract(db, { personId: world().anna.id, customerId: world().customerId })
  expect((await call(...lock())).timesheets).toHaveLength(3)
  expect(await rowOf('2026-11', later)).toMatchObject({ locked: true })
})

test('Anna cannot lock or confirm a month without a contract', async () => {
  expect(refusal(await refused(...lock('2023-12')))).toEqual([409, 'no_contract_in_month'])
  expect((await refused(...confirm('2023-12'))).status).toBe(404)
})

test('Anna can add shifts to a month after it is locked, in the calendar and in the table', async () => {
  await call(...lock())
  expect((await call(...plan('2026-11-23'))).plannedShiftDtos).toHaveLength(1)
  const body = { date: '2026-11-18', labourPeriod }
  const { _embedded } = await call(world().anna.call, createWorkedShift, { ...inMonth(), body })
  expect(_embedded.workedShiftDtoList).toHaveLength(2)
})

test('after Anna confirms her month she cannot change it, and its balance counts', async () => {
  await call(...plan('2026-11-18'))
  expect(refusal(await refused(...confirm()))).toEqual([409, 'not_locked'])
  await call(...lock())
  const answer = await call(...confirm())
  expect(answer).toMatchObject({ timesheets: [{ contractId: world().contractId, locked: true, completed: true }] })
  expect(answer.warning).toBeUndefined()
  expect(refusal(await refused(...confirm()))).toEqual([409, 'already_confirmed'])
  expect(refusal(await refused(...plan('2026-11-19')))).toEqual([409, 'month_frozen'])
  const created = await refused(world().anna.call, createWorkedShift, {
    ...inMonth(),
    body: { date: '2026-11-18', labourPeriod },
  })
  expect(refusal(created)).toEqual([409, 'month_frozen'])
  expect(
    refusal(
      await refused(world().anna.call, editWorkedShift, {
        ...inMonth(),
        body: { day: 18, labourPeriod },
      }),
    ),
  ).toEqual([409, 'month_frozen'])
  expect(refusal(await refused(world().anna.call, removeWorkedShift, { ...inMonth(), body: { day: 18 } }))).toEqual([
    409,
    'month_frozen',
  ])
  expect(
    refusal(
      await refused(world().anna.call, convertWorkedShift, {
        ...inMonth(),
        body: { dayOfMonth: 18 },
      }),
    ),
  ).toEqual([409, 'month_frozen'])
  const body = await call(world().anna.call, plannedMonth, inMonth())
  expect(Object.keys(body._links ?? {}).sort()).toEqual(['download', 'self'])
  const stored = await db.selectFrom('month_balances').selectAll().where('person_id', '=', world().anna.id).execute()
  expect(stored).toEqual([expect.objectContaining({ month_on: '2026-11-01', counted_seconds: 27360 * 2 })])
})

test('Anna cannot confirm a month that has not begun; she can confirm the current month, and then reads a warning about later shifts', async () => {
  await call(...plan('2026-12-01'))
  await call(...lock('2026-12'))
  expect(refusal(await refused(...confirm('2026-12')))).toEqual([409, 'month_not_begun'])
  await call(...plan('2026-11-23'))
  await call(...plan('2026-11-18'))
  await call(...lock())
  expect((await call(...confirm())).warning).toContain('23/11/2026')
  expect(await rowOf()).toMatchObject({ completed: true, confirmedAhead: true })
})

test('with the option `all`, Anna confirms every contract or none, and the refusal lists the contracts that cannot be confirmed', async () => {
  const second = await givenContract(db, {
    personId: world().anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  await call(...lock())
  await call(world().hr.call, unlockMonth, inMonth(second))
  expect(await refused(...confirm('2026-11', true))).toMatchObject({
    status: 409,
    code: 'not_all_confirmable',
    reasons: [{ contractId: second, refusal: { code: 'not_locked' } }],
  })
  await call(...lock())
  await call(...confirm())
  expect(await db.selectFrom('month_balances').selectAll().where('person_id', '=', world().anna.id).execute()).toEqual(
    [],
  )
  const body = await call(...confirm('2026-11', true))
  expect(body.timesheets.map(({ completed }) => completed)).toEqual([true, true])
  expect(
    await db.selectFrom('month_balances').selectAll().where('person_id', '=', world().anna.id).execute(),
  ).toHaveLength(1)
})

test('a contract that is not active in the month has no timesheet', async () => {
  const ended = await givenContract(db, {
    personId: world().anna.id,
    customerId: world().customerId,
    until: '2026-10-31',
  })
  expect((await refused(world().hr.call, unlockMonth, inMonth(ended))).status).toBe(404)
  expect((await refused(world().hr.call, reopenMonth, inMonth(999_999))).status).toBe(404)
})

test('the answer about a timesheet says whether the person has another contract at the customer in the month', async () => {
  const isOneOfSeveral = async (of: number) =>
    (await call(world().hr.call, fullTimesheet, { params: { contractId: of, yearMonth: november } })).isOneOfSeveral
  await givenContract(db, { personId: world().anna.id, customerId: world().customerId, until: '2026-10-31' })
  expect(await isOneOfSeveral(world().contractId)).toBe(false)
  const second = await givenContract(db, { personId: world().anna.id, customerId: world().customerId })
  expect([await isOneOfSeveral(world().contractId), await isOneOfSeveral(second)]).toEqual([true, true])
})
