import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { counterLedger, ownCounterLedger, ownVacationCounters } from '@uurwerk/contract/balances/counterLedger'
import { bookAbsence, removeAbsence } from '@uurwerk/contract/absences/absences'
import { editVacationCounter } from '@uurwerk/contract/balances/balances'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { createPerson } from '@uurwerk/contract/people/people'
import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { describe, expect, test } from 'vitest'
import { call, refused, refusedWith } from '../testing/call.ts'
import { givenCounter, givenVacationApproved } from '../testing/world/people/leave.ts'
import { personBody } from '../testing/world/masterDataBodies.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../testing/world/world.ts'

const november = toYearMonth('2026-11')

const { db, as } = await startTestApp()
const { id: hildeId, call: hr } = await givenHr({ db, as }, 'Hilde')

const ledger = (personId: number, counter: CounterType, year = 2026) =>
  call(hr, counterLedger, { params: { id: personId, year, counter } })

async function annaWithHistory() {
  const personId = await givenPerson(db)
  await givenCounter(db, { personId, days: 3 })
  await givenVacationApproved(db, personId)
  const anna = await as(personId)
  const absence = { dayOfMonth: 24, absenceCategory: 'VACATION', fullDay: true } as const
  await call(anna, bookAbsence, { params: { yearMonth: november }, body: absence })
  await call(anna, removeAbsence, { params: { yearMonth: november }, body: absence })
  await call(hr, editVacationCounter, {
    params: { userId: personId, year: 2026 },
    body: { type: 'STATUTORY_VACATION', originalBalance: 3.5, currentBalance: 2.5, reason: 'ziek in de zomer' },
  })
  return { personId, anna }
}

describe('the ledger of Anna’s statutory vacation', () => {
  test('each line of a ledger has the time, the person, the reason, the change and the new balance', async () => {
    const { personId } = await annaWithHistory()
    const { _embedded, counter } = await ledger(personId, 'STATUTORY_VACATION')
    const none = { holiday: null, newYear: null }
    const now = { at: '2026-11-20T10:00:00+01:00' }
    expect(_embedded.counterLedgerEntryList).toMatchObject([
      {
        changedBy: null,
        reason: 'begin van het jaar',
        originalChange: 3,
        currentChange: 3,
        currentBalance: 3,
        ...none,
      },
      {
        ...now,
        ...none,
        changedBy: 'Anna Peeters',
        reason: 'afwezigheid geboekt',
        absenceDate: '2026-11-24',
        originalChange: 0,
        currentChange: -1,
        originalBalance: 3,
        currentBalance: 2,
      },
      { ...now, reason: 'afwezigheid verwijderd', absenceDate: '2026-11-24', currentChange: 1, currentBalance: 3 },
      {
        ...now,
        changedBy: 'Hilde Maes',
        reason: 'ziek in de zomer',
        absenceDate: null,
        originalChange: 0.5,
        currentChange: 0.5,
        originalBalance: 3.5,
        currentBalance: 3.5,
      },
      { reason: 'ziek in de zomer', originalChange: 0, currentChange: -1, originalBalance: 3.5, currentBalance: 2.5 },
    ])
    expect(counter).toMatchObject({ currentBalance: 2.5, originalBalance: 3.5 })
  })

  test('Anna can read her own ledger, but not the reasons that HR typed', async () => {
    const { anna } = await annaWithHistory()
    const body = await call(anna, ownCounterLedger, { params: { year: 2026, counter: 'STATUTORY_VACATION' } })
    const reasons = body._embedded.counterLedgerEntryList.map(({ reason }) => reason)
    expect(reasons).toEqual(['', 'afwezigheid geboekt', 'afwezigheid verwijderd', '', ''])
    expect(JSON.stringify(body)).not.toContain('ziek')
    expect(
      (await call(anna, ownVacationCounters, { params: { year: 2026 } }))._embedded.vacationCounterDtoList[2],
    ).toMatchObject({
      currentBalance: 2.5,
    })
  })

  test('the audit trail records that HR reads a ledger', async () => {
    const { personId } = await annaWithHistory()
    await ledger(personId, 'STATUTORY_VACATION')
    const body = await call(hr, auditEntries, { query: { entity: 'counter', id: `${personId}` } })
    expect(body._embedded.auditEntryList[0]).toMatchObject({
      action: 'read ledger',
      actorId: hildeId,
      userId: personId,
    })
  })
})

test('the ledger line of a public holiday on a weekend contains the day of that holiday', async () => {
  const body = personBody({ employmentStartDate: '2026-01-01' })
  const { id } = await call(hr, createPerson, { body })
  const { _embedded } = await ledger(id, 'RECUPERATION_HOLIDAY')
  expect(_embedded.counterLedgerEntryList).toMatchObject([
    { holiday: { date: '2026-08-15', name: 'O.L.V.-Hemelvaart' }, reason: 'begin van de tewerkstelling' },
    { holiday: { date: '2026-11-01', name: 'Allerheiligen' }, currentBalance: 2 },
  ])
})

test('in the ledgers of the old and the new year, the line of the moved days shows the new-year run that moved them', async () => {
  const personId = await givenPerson(db)
  await givenCounter(db, { personId, days: 1, type: 'RECUPERATION_HOLIDAY' })
  await call(hr, beginNewYear, { params: { year: 2027 }, body: { userIds: [personId] } })
  const out = (await ledger(personId, 'RECUPERATION_HOLIDAY'))._embedded.counterLedgerEntryList.at(-1)
  expect(out).toMatchObject({
    newYear: 2027,
    originalChange: 0,
    currentChange: -1,
    originalBalance: 1,
    currentBalance: 0,
  })
  const into = await ledger(personId, 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR', 2027)
  expect(into._embedded.counterLedgerEntryList).toMatchObject([{ newYear: 2027, originalChange: 1, currentBalance: 1 }])
})

test('the ledger of a counter without entries is empty, and an unknown counter gives 404', async () => {
  const personId = await givenPerson(db)
  const { _embedded, counter } = await ledger(personId, 'YOUTH_VACATION')
  expect(_embedded.counterLedgerEntryList).toEqual([])
  expect(counter).toMatchObject({ currentBalance: 0, originalBalance: 0 })
  const unknown = { id: personId, year: 2026, counter: 'HOLIDAYS' }
  expect((await refusedWith(hr, counterLedger, { params: unknown })).code).toBe('not_found')
  const nobodys = { id: 999_999, year: 2026, counter: 'YOUTH_VACATION' } as const
  expect((await refused(hr, counterLedger, { params: nobodys })).code).toBe('not_found')
})
