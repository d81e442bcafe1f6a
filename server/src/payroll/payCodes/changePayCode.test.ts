import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { changePayCode, payrollMonth } from '@uurwerk/contract/payroll/payroll'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request, refusedWith } from '../../testing/call.ts'
import { givenCounter, givenInvoiced, ledgerOf } from '../../testing/world/people/leave.ts'
import { givenHrEmployer, givenNovemberOfAnna } from '../../testing/world/payrollWorld.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const testApp = await startTestApp()
const { db } = testApp
let serial = 0

async function givenAnna() {
  const employerId = await givenHrEmployer(db, `Zorg Plus ${(serial += 1)}`, '1234567')
  const november = await givenNovemberOfAnna(testApp, employerId)
  const { personId, hr } = november
  const month = async () =>
    await call(hr, payrollMonth, { params: { userId: personId, yearMonth: toYearMonth('2026-11') } })
  const rows = async () => (await month())._embedded.adminReducedDayInTimeSheetDtoList
  const absenceOn = async (day: number) =>
    (await rows()).find(({ date, absenceId }) => absenceId !== null && Number(date.slice(8)) === day)!.absenceId!
  const codesOn = async (day: number) =>
    (await rows()).filter(({ date }) => Number(date.slice(8)) === day).map((row) => `${row.code} ${row.hoursWorked}`)
  const change = async (
    day: number,
    original: string,
    wanted: string,
    beside: { absenceId?: number; userId?: number } = {},
  ) =>
    request(hr, changePayCode, {
      params: { year: 2026 },
      body: {
        absenceId: await absenceOn(day),
        userId: personId,
        originalSDWorxCode: original,
        newSDWorxCode: wanted,
        ...beside,
      },
    })
  const left = async (counter: string) =>
    (
      await db
        .selectFrom('counter_balances')
        .select('counter_balances.current_half_days')
        .where('counter_balances.person_id', '=', personId)
        .where('counter_balances.counter_type', '=', counter)
        .executeTakeFirst()
    )?.current_half_days ?? 0
  return { ...november, month, absenceOn, codesOn, change, left }
}

test('when half a day of leave moves to another counter, the old counter gets half a day back and the new counter loses half a day', async () => {
  const { personId, change, left } = await givenAnna()
  await givenCounter(db, { personId, type: 'SENIOR_VACATION', days: 1 })
  const body = await call(...(await change(9, '0260', '9761')))
  expect(body._embedded.adminReducedDayInTimeSheetDto).toMatchObject([
    { date: '2026-11-09', code: '9761', codeDefinition: 'Seniorvakantie', hoursWorked: 3.8 },
  ])
  expect(body._embedded.adminReducedDayInTimeSheetDtoList).toHaveLength(18)
  expect([await left('STATUTORY_VACATION'), await left('SENIOR_VACATION')]).toEqual([40, 1])
  expect((await ledgerOf(db, personId)).slice(-2)).toEqual([
    { counter: 'STATUTORY_VACATION', halfDays: 1, reason: 'looncode gewijzigd' },
    { counter: 'SENIOR_VACATION', halfDays: -1, reason: 'looncode gewijzigd' },
  ])
})

test('when a day of leave used two counters, only the half day with the given pay code moves to another counter', async () => {
  const { change, left, codesOn } = await givenAnna()
  await call(...(await change(6, '0261', '0260')))
  expect(await codesOn(6)).toEqual(['0260 3.8', '7284 3.8'])
  expect([await left('TRANSFER_HOLIDAY_PREVIOUS_YEAR'), await left('STATUTORY_VACATION')]).toEqual([1, 38])
})

test('two half days of leave that use one counter are shown as one row', async () => {
  const { change, codesOn } = await givenAnna()
  await call(...(await change(6, '0261', '0260')))
  await call(...(await change(6, '7284', '0260')))
  expect(await codesOn(6)).toEqual(['0260 7.6'])
})

test('when half a day of leave becomes another kind of absence, this half day is a separate absence whose pay code can change again', async () => {
  const { hr, personId, change, codesOn, left } = await givenAnna()
  await call(...(await change(6, '0261', '7360')))
  expect(await codesOn(6)).toEqual(['7284 3.8', '7360 3.8'])
  expect(await left('TRANSFER_HOLIDAY_PREVIOUS_YEAR')).toBe(1)
  const body = await call(hr, personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: personId } })
  const ofThe6th = body.absenceDtos.filter(({ date }) => date === '2026-11-06')
  expect(ofThe6th).toMatchObject([
    { absenceCategory: 'VACATION', fullDay: false, hours: 3.8 },
    { absenceCategory: 'EXCUSED_ABSENCE', fullDay: false, hours: 3.8 },
  ])
  const excused = ofThe6th[1]!.id
  await call(...(await change(6, '7360', '0261', { absenceId: excused })))
  expect(await codesOn(6)).toEqual(['0261 3.8', '7284 3.8'])
})

test('when HR gives an absence a pay code of another kind, the days go back to the leave counter and the kind of the absence changes', async () => {
  const { hr, personId, change, codesOn, left } = await givenAnna()
  await call(...(await change(9, '0260', '9710')))
  expect([await codesOn(9), await left('STATUTORY_VACATION')]).toEqual([['9710 3.8'], 40])
  const body = await call(hr, personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: personId } })
  expect(body.absenceDtos.find(({ date }) => date === '2026-11-09')).toMatchObject({
    absenceCategory: 'UNPAID_LEAVE',
    editedByAdmin: true,
    version: 2,
  })
})

test.each([
  ['a counter with too little left', 9, '0260', '0261', 409, 'balance_too_low'],
  ['an unknown code', 9, '0260', 'ZZZZ', 409, 'pay_code_unknown'],
  ['the code of worked hours', 9, '0260', '0010', 409, 'pay_code_unknown'],
  ['T900, which is converted', 12, 'T900', '0260', 409, 'pay_code_fixed'],
  ['T903, which is converted', 13, 'T903', '0260', 409, 'pay_code_fixed'],
  ['0010, which is no absence', 18, '0010', '0260', 409, 'pay_code_fixed'],
  ['a code that the day does not have', 9, '7284', '0260', 409, 'pay_code_outdated'],
  ['the same code', 9, '0260', '0260', 422, 'pay_code_unchanged'],
  ['a code of three characters', 9, '0260', '026', 422, 'pay_code_malformed'],
  ['a code with small letters', 9, '0260', 't040', 422, 'pay_code_malformed'],
])(
  'the server refuses a change of a pay code by HR, and changes nothing: %s',
  async (_what, day, original, wanted, status, code) => {
    const { personId, change, month } = await givenAnna()
    const [before, ledger] = [await month(), await ledgerOf(db, personId)]
    const refusal = await refused(...(await change(day, original, wanted)))
    expect([refusal.status, refusal.code]).toEqual([status, code])
    if (code === 'pay_code_malformed') expect(refusal.message).toBe('Invalid code format!')
    expect(await month()).toEqual(before)
    expect(await ledgerOf(db, personId)).toEqual(ledger)
  },
)

test('a change of a pay code with missing values is refused, and the refusal lists the missing values', async () => {
  const { hr } = await givenAnna()
  const refusal = await refusedWith(hr, changePayCode, { params: { year: 2026 }, body: {} })
  expect([refusal.status, refusal.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['absenceId', 'userId', 'originalSDWorxCode', 'newSDWorxCode'],
  ])
})

test('a change of a pay code gives 404 when the absence belongs to another person or another year, or does not exist', async () => {
  const [anna, other] = [await givenAnna(), await givenAnna()]
  expect((await refused(...(await anna.change(9, '0260', '7360', { userId: other.personId })))).status).toBe(404)
  expect((await refused(...(await anna.change(9, '0260', '7360', { absenceId: 999_999 })))).status).toBe(404)
  const body = {
    absenceId: await anna.absenceOn(9),
    userId: anna.personId,
    originalSDWorxCode: '0260',
    newSDWorxCode: '7360',
  }
  const { status } = await refused(anna.hr, changePayCode, { params: { year: 2025 }, body })
  expect(status).toBe(404)
})

test('when two requests change one pay code at once, the second request is refused and one half day moves', async () => {
  const { personId, change, left } = await givenAnna()
  await givenCounter(db, { personId, type: 'SENIOR_VACATION', days: 5 })
  await givenCounter(db, { personId, type: 'YOUTH_VACATION', days: 5 })
  const answers = await Promise.all([
    outcomeOf(...(await change(9, '0260', '9761'))),
    outcomeOf(...(await change(9, '0260', '9760'))),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.refusal?.code).toBe('pay_code_outdated')
  expect((await left('SENIOR_VACATION')) + (await left('YOUTH_VACATION'))).toBe(19)
  expect(await left('STATUTORY_VACATION')).toBe(40)
})

test('HR can change a pay code in a confirmed and invoiced month: the approval stays, and the stored balance is calculated again', async () => {
  const { personId, contractId, change } = await givenAnna()
  const anna = await testApp.as(personId)
  await call(anna, lockMonth, { params: { yearMonth: toYearMonth('2026-11') } })
  await call(anna, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
  const approval = { contract_id: contractId, month_on: '2026-11-01', approved_at: '2026-11-20T09:00:00Z' }
  await db.insertInto('timesheet_approvals').values(approval).execute()
  await givenInvoiced(db, { contractId, month: '2026-11' })
  await db.updateTable('people').set({ sick_day_seconds: 3600 }).where('people.id', '=', personId).execute()

  await call(...(await change(17, '7360', 'T900')))
  const stored = await db
    .selectFrom('month_balances')
    .select(['month_balances.counted_seconds', 'month_balances.stored_at'])
    .where('month_balances.person_id', '=', personId)
    .executeTakeFirstOrThrow()
  // The month was confirmed with a sick day of 7.6 hours, and this length is stored with the month.
  expect(stored.counted_seconds).toBe(103.4 * 3600)
  const kept = await db
    .selectFrom('timesheet_confirmations as f')
    .innerJoin('timesheet_approvals as a', (join) => join.onRef('a.contract_id', '=', 'f.contract_id'))
    .select('f.changed_by_admin_at')
    .where('f.contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  expect(kept.changed_by_admin_at).not.toBeNull()
})

test('when HR changes the leave counter of an absence, the confirmed month of Anna is not marked as changed', async () => {
  const { personId, contractId, change } = await givenAnna()
  await givenCounter(db, { personId, type: 'SENIOR_VACATION', days: 1 })
  const anna = await testApp.as(personId)
  await call(anna, lockMonth, { params: { yearMonth: toYearMonth('2026-11') } })
  await call(anna, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
  await call(...(await change(9, '0260', '9761')))
  const { changed_by_admin_at: changedAt } = await db
    .selectFrom('timesheet_confirmations')
    .select('timesheet_confirmations.changed_by_admin_at')
    .where('timesheet_confirmations.contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  expect(changedAt).toBeNull()
})

test('the audit entry of a changed pay code contains the old and the new pay code', async () => {
  const { hr, absenceOn, change } = await givenAnna()
  await call(...(await change(9, '0260', '7360')))
  const body = await call(hr, auditEntries, { query: { entity: 'absence', id: `${await absenceOn(9)}` } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({
    action: 'change pay code',
    changes: { payCode: ['0260', '7360'], category: ['VACATION', 'EXCUSED_ABSENCE'] },
  })
})
