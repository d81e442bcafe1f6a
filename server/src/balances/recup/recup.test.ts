import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  addRecupBonus,
  correctRecup,
  editLastRecupCorrection,
  personRecupYear,
  recupYear,
  removeRecupBonus,
} from '@uurwerk/contract/balances/balances'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, refused, refusedWith } from '../../testing/call.ts'
import { givenShift } from '../../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { storeMonthBalance } from '../months/storeMonthBalance.ts'

const { db, as, clock, hr, givenAnna } = await annasLeaveWorld({ from: '2026-09-01' })

const auditOf = (personId: number) =>
  db
    .selectFrom('audit_entries')
    .select(['audit_entries.action', 'audit_entries.changes'])
    .where('audit_entries.person_id', '=', personId)
    .orderBy('audit_entries.id')
    .execute()

describe('the overview of recuperation in a year', () => {
  test('the overview of recuperation shows each month up to today and marks the months that are not confirmed', async () => {
    const { personId, contractId, anna } = await givenAnna()
    for (let day = 1; day <= 22; day += 1) {
      const date = `2026-09-${String(day).padStart(2, '0')}`
      await givenShift(db, { personId, contractId, start: `${date}T08:00+02:00`, end: `${date}T16:00+02:00` })
    }
    await inTransaction(db, (tx) =>
      storeMonthBalance(tx, { personId, yearMonth: toYearMonth('2026-09'), now: clock.now() }),
    )
    await call(hr, bookAbsenceFor, {
      params: { userId: personId, yearMonth: toYearMonth('2026-10') },
      body: { dayOfMonth: 5, absenceCategory: 'RECUPERATION', fullDay: true },
    })
    const body = await call(anna, recupYear, { params: { year: 2026 } })
    expect(body).toMatchObject({
      year: 2026,
      recupForMonthDtos: [
        {
          yearMonth: '2026-09',
          workedHours: 176,
          neededHours: 167.2,
          differenceHours: 8.8,
          cumulativeHours: 8.8,
          provisional: false,
        },
        {
          yearMonth: '2026-10',
          workedHours: 0,
          neededHours: 167.2,
          differenceHours: -167.2,
          cumulativeHours: 1.2,
          previousHours: 8.8,
          takenHours: 7.6,
          expectedHours: -158.4,
          provisional: true,
        },
        { yearMonth: '2026-11', cumulativeHours: 1.2, provisional: true },
      ],
      recupBonusDtos: [],
      recupDeltaDtoList: [],
    })
    expect(
      (await call(hr, personRecupYear, { params: { year: 2026, userId: personId } })).recupForMonthDtos,
    ).toHaveLength(3)
    expect((await call(anna, recupYear, { params: { year: 2025 } })).recupForMonthDtos).toEqual([])
  })

  test('the overview of recuperation shows a later month when it has shifts or absences, with Christmas as a credited day', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenShift(db, { personId, contractId, start: '2026-12-01T08:00+01:00', end: '2026-12-01T16:00+01:00' })
    const body = await call(anna, recupYear, { params: { year: 2026 } })
    expect(body.recupForMonthDtos.at(-1)).toMatchObject({ yearMonth: '2026-12', workedHours: 15.6 })
  })

  test('the overview of recuperation can be opened from the year of the opening month up to next year', async () => {
    const { anna } = await givenAnna()
    const thisYear = await call(anna, recupYear, { params: { year: 2026 } })
    expect(thisYear).toMatchObject({ previousYearAvailable: false, nextYearAvailable: true })
    const nextYear = await call(anna, recupYear, { params: { year: 2027 } })
    expect(nextYear).toMatchObject({ previousYearAvailable: true, nextYearAvailable: false })
  })

  test('the overview of recuperation of a self-employed person has no months', async () => {
    const { anna } = await givenAnna({ kind: 'independent' })
    expect((await call(anna, recupYear, { params: { year: 2026 } })).recupForMonthDtos).toEqual([])
  })

  test('a request for the recuperation of an unknown person gets 404, and only HR can read the recuperation of another person', async () => {
    const { personId } = await givenAnna()
    const bert = await as(await givenPerson(db, { firstName: 'Bert' }))
    expect((await refused(hr, personRecupYear, { params: { year: 2026, userId: 999_999 } })).status).toBe(404)
    expect((await refused(bert, personRecupYear, { params: { year: 2026, userId: personId } })).status).toBe(403)
  })
})

describe('a recuperation bonus by HR', () => {
  test('a recuperation bonus counts immediately, is in the audit trail, and can be removed by HR', async () => {
    const { personId } = await givenAnna()
    const given = await call(hr, addRecupBonus, {
      params: { userId: personId },
      body: { date: '2026-11-03', hours: 2.5, reason: 'vorming op zaterdag' },
    })
    expect(given).toMatchObject({ recupBonusDtos: [{ date: '2026-11-03', hours: 2.5, reason: 'vorming op zaterdag' }] })
    expect(given.recupForMonthDtos.at(-1)!.cumulativeHours).toBe(2.5)
    const { id } = given.recupBonusDtos[0]!
    const removed = await call(hr, removeRecupBonus, { params: { userId: personId, bonusId: id } })
    expect(removed).toMatchObject({ recupBonusDtos: [], recupForMonthDtos: [{}, {}, { cumulativeHours: 0 }] })
    expect((await refused(hr, removeRecupBonus, { params: { userId: personId, bonusId: id } })).status).toBe(404)
    expect((await auditOf(personId)).map(({ action }) => action)).toEqual(['add recup bonus', 'remove recup bonus'])
  })

  const refusals: [string, object, number, string][] = [
    ['outside the employment', { date: '2026-08-31', hours: 1 }, 409, 'not_in_employment'],
    ['without hours', { date: '2026-11-03' }, 422, 'invalid'],
    ['of 0 hours', { date: '2026-11-03', hours: 0 }, 422, 'invalid'],
    ['in thousandths', { date: '2026-11-03', hours: 0.001 }, 422, 'invalid'],
  ]
  test.each(refusals)('HR cannot give a recuperation bonus %s', async (_, body, status, code) => {
    const { personId } = await givenAnna()
    const refusal = await refusedWith(hr, addRecupBonus, { params: { userId: personId }, body })
    expect({ status: refusal.status, code: refusal.code }).toEqual({ status, code })
  })

  test('HR cannot give a recuperation bonus to a self-employed person, and cannot remove a bonus through the path of another person', async () => {
    const { personId } = await givenAnna({ kind: 'independent' })
    const refusal = await refused(hr, addRecupBonus, {
      params: { userId: personId },
      body: { date: '2026-11-03', hours: 1 },
    })
    expect(refusal.code).toBe('independent_has_no_balances')
    const anna = await givenAnna()
    const given = await call(hr, addRecupBonus, {
      params: { userId: anna.personId },
      body: { date: '2026-11-03', hours: 1 },
    })
    const { id } = given.recupBonusDtos[0]!
    expect((await refused(hr, removeRecupBonus, { params: { userId: personId, bonusId: id } })).status).toBe(404)
  })
})

describe('a correction of the recuperation of a month by HR', () => {
  test('HR can edit the last correction of recuperation', async () => {
    const { personId } = await givenAnna()
    expect((await refused(hr, editLastRecupCorrection, { params: { id: personId }, body: { hours: 1 } })).status).toBe(
      404,
    )
    await call(hr, correctRecup, {
      params: { id: personId },
      body: { yearMonth: '2026-09', hours: -3.25, reason: 'uitbetaald' },
    })
    const mended = await call(hr, editLastRecupCorrection, {
      params: { id: personId },
      body: { hours: -3, reason: 'uitbetaald in oktober' },
    })
    expect(mended).toMatchObject({
      recupDeltaDtoList: [{ yearMonth: '2026-09', hours: -3, reason: 'uitbetaald in oktober', last: true }],
      recupForMonthDtos: [{ cumulativeHours: -3 }, { cumulativeHours: -3 }, { cumulativeHours: -3 }],
    })
    expect((await auditOf(personId)).at(-1)).toMatchObject({
      action: 'edit recup correction',
      changes: { seconds: [-11_700, -10_800] },
    })
  })

  test('HR cannot edit a correction of recuperation after a colleague has entered a later correction', async () => {
    const { personId } = await givenAnna()
    const first = await call(hr, correctRecup, { params: { id: personId }, body: { yearMonth: '2026-09', hours: 1 } })
    const { id } = first.recupDeltaDtoList[0]!
    await call(hr, correctRecup, { params: { id: personId }, body: { yearMonth: '2026-10', hours: 2 } })
    const refusal = await refused(hr, editLastRecupCorrection, { params: { id: personId }, body: { id, hours: 3 } })
    expect(refusal).toMatchObject({ status: 409, code: 'stale' })
    const body = await call(hr, personRecupYear, { params: { year: 2026, userId: personId } })
    expect(body.recupDeltaDtoList).toMatchObject([{ hours: 1 }, { hours: 2 }])
  })

  test('HR sees which correction of recuperation is the last one, also when it is in another month or year', async () => {
    const personId = await givenPerson(db, { from: '2025-09-01' })
    await call(hr, correctRecup, { params: { id: personId }, body: { yearMonth: '2026-09', hours: 1 } })
    const body = await call(hr, correctRecup, { params: { id: personId }, body: { yearMonth: '2026-08', hours: 2 } })
    expect(body.recupDeltaDtoList).toMatchObject([
      { hours: 2, last: true, actions: { edit: null } },
      { hours: 1, last: false, actions: { edit: { code: 'stale' } } },
    ])
    await call(hr, correctRecup, { params: { id: personId }, body: { yearMonth: '2025-12', hours: 3 } })
    const year = await call(hr, personRecupYear, { params: { year: 2026, userId: personId } })
    expect(year.recupDeltaDtoList).toMatchObject([{ last: false }, { last: false }])
  })

  test('HR cannot enter a correction of recuperation before the opening month', async () => {
    const { personId } = await givenAnna()
    await db
      .updateTable('people')
      .set({ recup_opening_month: '2026-10-01' })
      .where('people.id', '=', personId)
      .execute()
    const refusal = await refused(hr, correctRecup, {
      params: { id: personId },
      body: { yearMonth: '2026-09', hours: 1 },
    })
    expect(refusal).toMatchObject({ status: 409, code: 'before_recup_opening' })
  })
})
