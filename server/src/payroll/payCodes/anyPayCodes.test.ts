import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { changePayCode, payrollMonth } from '@uurwerk/contract/payroll/payroll'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { givenCounter } from '../../testing/world/people/leave.ts'
import { givenEmployee, givenHrEmployer } from '../../testing/world/payrollWorld.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'

const november = toYearMonth('2026-11')

const { db, hr } = await hrWorld()
const hrEmployerId = await givenHrEmployer(db, 'Zorg Plus', '1234567')

const CODES = ['0260', '7284', '9761', '7360', '9710', '9620', 'T352', 'T950', 'T903'] as const

/** Books two absences of Anna: a full day of leave from two leave counters, and half a day from one leave counter. */
async function givenAnna() {
  const { personId } = await givenEmployee(db, { hrEmployerId, employeeNumber: null })
  const book = (dayOfMonth: number, fullDay: boolean) =>
    call(hr, bookAbsenceFor, {
      params: { userId: personId, yearMonth: november },
      body: { dayOfMonth, absenceCategory: 'VACATION', fullDay },
    })
  await givenCounter(db, { personId, type: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', days: 0.5 })
  await givenCounter(db, { personId, type: 'SENIORITY_LEAVE', days: 0.5 })
  await book(6, true)
  await givenCounter(db, { personId, days: 1 })
  await givenCounter(db, { personId, type: 'SENIOR_VACATION', days: 0.5 })
  await givenCounter(db, { personId, type: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR', days: 1 })
  await book(9, false)
  return personId
}

const month = async (personId: number) =>
  await call(hr, payrollMonth, { params: { userId: personId, yearMonth: november } })

async function ledgerAndBalances(personId: number) {
  const balances = await db
    .selectFrom('counter_balances as b')
    .select(['b.counter_type', 'b.current_half_days'])
    .where('b.person_id', '=', personId)
    .execute()
  const ledger = await db
    .selectFrom('counter_entries as e')
    .select(({ fn }) => ['e.counter_type', fn.sum<number>('e.half_days').as('sum')])
    .where('e.person_id', '=', personId)
    .groupBy('e.counter_type')
    .execute()
  return { balances, ledger }
}

test('after random changes of pay codes, the hours are the same, no counter is negative, and each balance is the sum of its ledger', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...CODES)), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(changes, async (input) => {
      const personId = await givenAnna()
      const before = await month(personId)
      for (const [pick, wanted] of input) {
        const rows = (await month(personId))._embedded.adminReducedDayInTimeSheetDtoList
        const editable = rows.filter((row) => row.editable)
        const row = editable[pick % Math.max(editable.length, 1)]
        if (row === undefined) break
        const { status } = await outcomeOf(hr, changePayCode, {
          params: { year: 2026 },
          body: {
            absenceId: row.absenceId!,
            userId: personId,
            originalSDWorxCode: row.code,
            newSDWorxCode: wanted,
          },
        })
        expect([200, 409, 422]).toContain(status)
      }
      expect((await month(personId)).totals.hours).toBe(before.totals.hours)
      const { balances, ledger } = await ledgerAndBalances(personId)
      for (const { counter_type: type, current_half_days: left } of balances) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(ledger.find(({ counter_type }) => counter_type === type)?.sum).toBe(left)
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
