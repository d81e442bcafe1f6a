import type { BodyInput } from '@uurwerk/contract/endpoint'
import {
  absenceCounters,
  allVacationCounters,
  approveVacation,
  availableVacationCounters,
  editVacationCounter,
  vacationCounters,
  vacationMatrix,
} from '@uurwerk/contract/balances/balances'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { call, refusalIn, refusalOf, refused, request, refusedWith } from '../testing/call.ts'
import { givenCounter, ledgerOf } from '../testing/world/people/leave.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../testing/world/world.ts'

const { db, as } = await startTestApp()
const { call: hr } = await givenHr({ db, as }, 'Hilde')

const edit = (personId: number, body: BodyInput<typeof editVacationCounter>) =>
  request(hr, editVacationCounter, { params: { userId: personId, year: 2026 }, body })

const statutory = (originalBalance: number, currentBalance: number) => ({
  type: 'STATUTORY_VACATION' as const,
  originalBalance,
  currentBalance,
})

describe('the counters of Anna in a year', () => {
  test('the employee Anna has fourteen leave counters, in a fixed order and with Dutch names', async () => {
    const personId = await givenPerson(db)
    await givenCounter(db, { personId, days: 20.5 })
    const body = await call(hr, vacationCounters, { params: { id: personId, year: 2026 } })
    const listed = body._embedded.vacationCounterDtoList
    expect(listed.map(({ type }) => type)).toEqual(counterTypes)
    expect(listed[2]).toEqual({
      version: 2,
      type: 'STATUTORY_VACATION',
      typeHumanReadableFormat: 'Wettelijke vakantie',
      currentBalance: 20.5,
      originalBalance: 20.5,
    })
    expect(listed[13]).toMatchObject({ typeHumanReadableFormat: 'Familiaal verlof', currentBalance: 0 })
  })

  test('a year begins with zero days on each leave counter and without the approval of HR', async () => {
    const personId = await givenPerson(db)
    const body = await call(hr, vacationCounters, { params: { id: personId, year: 2026 } })
    const days = body._embedded.vacationCounterDtoList.map((each) => [each.originalBalance, each.currentBalance])
    expect(days).toEqual(counterTypes.map(() => [0, 0]))
    expect(body.approvedByAdmin).toBe(false)
  })

  test('the list of available leave counters contains the counters with days left', async () => {
    const personId = await givenPerson(db)
    await givenCounter(db, { personId, days: 1, type: 'YOUTH_VACATION' })
    const body = await call(hr, availableVacationCounters, { params: { userId: personId, year: 2026 } })
    expect(body._embedded.vacationCounterDtoList).toMatchObject([{ type: 'YOUTH_VACATION', currentBalance: 1 }])
  })

  test.each([
    [2025, 3],
    [2026, 2],
  ])('the counter for sickness without a certificate of %s has the %s days that the law grants', async (year, days) => {
    const personId = await givenPerson(db)
    const body = await call(hr, absenceCounters, { params: { id: personId, year } })
    expect(body._embedded.absenceCounterDtoList).toMatchObject([{ currentBalance: days, originalBalance: days }])
  })

  test('a self-employed person has no leave counters', async () => {
    const personId = await givenPerson(db, { kind: 'independent' })
    const body = await call(hr, vacationCounters, { params: { id: personId, year: 2026 } })
    expect(body._embedded.vacationCounterDtoList).toEqual([])
    const sick = await call(hr, absenceCounters, { params: { id: personId, year: 2026 } })
    expect(sick._embedded.absenceCounterDtoList).toEqual([])
    expect((await refused(...edit(personId, statutory(20, 20)))).code).toBe('independent_has_no_balances')
    const approved = await refused(hr, approveVacation, { params: { userId: personId, year: 2026, flag: true } })
    expect(approved.code).toBe('independent_has_no_balances')
  })

  test('HR gets 404 for the counters of an unknown person', async () => {
    expect((await refused(hr, vacationCounters, { params: { id: 999_999, year: 2026 } })).status).toBe(404)
    expect((await refused(...edit(999_999, statutory(20, 20)))).status).toBe(404)
  })
})

describe('a change of a counter by HR', () => {
  test('when HR changes the granted days of a counter, the days left change too, and the ledger records both changes', async () => {
    const personId = await givenPerson(db)
    const body = await call(...edit(personId, { ...statutory(20, 20), reason: 'berekend voor 2026' }))
    expect(body._embedded.vacationCounterDtoList[2]).toMatchObject({ currentBalance: 20, originalBalance: 20 })
    await call(...edit(personId, statutory(18.5, 17)))
    expect(await ledgerOf(db, personId)).toEqual([
      { counter: 'STATUTORY_VACATION', halfDays: 40, reason: 'berekend voor 2026' },
      { counter: 'STATUTORY_VACATION', halfDays: -3, reason: 'aangepast door HR' },
      { counter: 'STATUTORY_VACATION', halfDays: -3, reason: 'aangepast door HR' },
    ])
  })

  test('HR can lower the granted days of a leave counter when no days are left, and the balance stays zero', async () => {
    const personId = await givenPerson(db)
    await call(...edit(personId, statutory(20, 0)))
    const body = await call(...edit(personId, statutory(10, 0)))
    expect(body._embedded.vacationCounterDtoList[2]).toMatchObject({ currentBalance: 0, originalBalance: 10 })
  })

  test('HR cannot raise the days left of a counter above its granted days', async () => {
    const personId = await givenPerson(db)
    await call(...edit(personId, statutory(20, 20)))
    expect(await refused(...edit(personId, statutory(20, 20.5)))).toMatchObject({
      status: 409,
      code: 'counter_edit_refused',
    })
  })

  test('a quarter of a day is refused in a counter, and the answer shows every wrong field', async () => {
    const personId = await givenPerson(db)
    const body = await refusedWith(hr, editVacationCounter, {
      params: { userId: personId, year: 2026 },
      body: { type: 'HOLIDAYS', originalBalance: -1, currentBalance: 0.25 },
    })
    expect(body.status).toBe(422)
    expect(body.errors).toMatchObject([
      { path: 'type' },
      { path: 'currentBalance', message: 'Het huidig saldo veld moet een veelvoud van 0,5 zijn' },
      { path: 'originalBalance', message: 'Het oorspronkelijk saldo veld moet minstens 0 zijn' },
    ])
  })

  test('a change of a counter with an old version is refused, and the answer contains the current counter and who changed it', async () => {
    const personId = await givenPerson(db)
    await call(...edit(personId, { ...statutory(20, 20), version: 1 }))
    expect(await refused(...edit(personId, { ...statutory(21, 21), version: 1 }))).toMatchObject({
      status: 409,
      code: 'stale',
      current: { currentBalance: 20, version: 2 },
      changedBy: 'Hilde Maes',
      changedAt: '2026-11-20T10:00:00+01:00',
    })
  })
})

describe('the overview of the counters of all employees', () => {
  test('the overview of counters lists the employees of the year by name, with the approval of HR', async () => {
    const zoe = await givenPerson(db, { firstName: 'Zoë', lastName: 'Aerts', from: '2026-12-01' })
    await givenPerson(db, { firstName: 'Vroeger', lastName: 'Aerts', from: '2025-01-01', until: '2025-12-31' })
    await givenPerson(db, { firstName: 'Zelf', lastName: 'Aerts', kind: 'independent' })
    await givenCounter(db, { personId: zoe, days: 1.5, type: 'EDUCATIONAL_LEAVE' })
    await call(hr, approveVacation, { params: { userId: zoe, year: 2026, flag: true } })
    const body = await call(hr, allVacationCounters, { params: { year: 2026 } })
    const first = body._embedded.vacationCountersPerUserDtoList[0]!
    expect(first).toMatchObject({ userId: zoe, userName: 'Zoë Aerts', approvedByAdmin: true })
    expect(first.vacationCounterDtos).toHaveLength(14)
    expect((await call(hr, vacationCounters, { params: { id: zoe, year: 2026 } })).approvedByAdmin).toBe(true)
    expect(first.vacationCounterDtos[12]).toMatchObject({ type: 'EDUCATIONAL_LEAVE', currentBalance: 1.5 })
    const names = body._embedded.vacationCountersPerUserDtoList.map(({ userName }) => userName)
    expect(names).not.toContain('Vroeger Aerts')
    expect(names).not.toContain('Zelf Aerts')
    await call(hr, approveVacation, { params: { userId: zoe, year: 2026, flag: false } })
    const again = await call(hr, allVacationCounters, { params: { year: 2026 } })
    expect(again._embedded.vacationCountersPerUserDtoList[0]!.approvedByAdmin).toBe(false)
  })

  test('the table of all people and leave counters contains the same numbers of days as the overview of leave counters', async () => {
    const anna = await givenPerson(db, { firstName: 'Anna', lastName: 'Aabeel' })
    await givenCounter(db, { personId: anna, days: 20, type: 'STATUTORY_VACATION' })
    const { _embedded, ...beside } = await call(hr, allVacationCounters, { params: { year: 2026 } })
    const { _embedded: matrix, ...besideMatrix } = await call(hr, vacationMatrix, { params: { year: 2026 } })
    expect({ ...besideMatrix, _links: beside._links }).toEqual(beside)
    const untouched = [1, 0, 0]
    expect(
      matrix.vacationMatrixRowList.map(({ counters, ...person }) => ({
        ...person,
        numbers: counters.map((numbers) => numbers ?? untouched),
      })),
    ).toEqual(
      _embedded.vacationCountersPerUserDtoList.map(({ vacationCounterDtos, ...person }) => ({
        ...person,
        numbers: vacationCounterDtos.map(({ version, currentBalance, originalBalance }) => [
          version,
          currentBalance,
          originalBalance,
        ]),
      })),
    )
    expect(matrix.vacationMatrixRowList.find(({ userId }) => userId === anna)?.counters[2]).toEqual([2, 20, 20])
  })

  test.each([
    [2024, false, true],
    [2026, true, true],
    [2027, true, false],
  ])(
    'the overview of counters of %s has a previous year: %s, and a next year: %s',
    async (year, previousYearAvailable, nextYearAvailable) => {
      const body = await call(hr, allVacationCounters, { params: { year } })
      expect(body).toMatchObject({ previousYearAvailable, nextYearAvailable })
    },
  )
})

test.each([2025, 2028])(
  'HR cannot change a leave counter of the year %s, which is outside the employment of the person',
  async (year) => {
    const personId = await givenPerson(db, { from: '2026-03-01', until: '2027-06-30' })
    expect(
      await refused(hr, editVacationCounter, { params: { userId: personId, year }, body: statutory(20, 20) }),
    ).toMatchObject({
      status: 409,
      code: 'counter_year_outside_employment',
      message: `In ${year} is deze persoon niet in dienst.`,
    })
  },
)

test(
  'for random counters and random edits, the form and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    // The test generates no negative numbers, because the form refuses them itself, before it checks the rule about the
    // counter.
    const days = fc.nat(60).map((halfDays) => halfDays / 2)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(days, days), { minLength: 4, maxLength: 10 }), async (wishes) => {
        const personId = await givenPerson(db)
        await givenCounter(db, { personId, days: 20 })
        for (const [granted, left] of wishes) {
          const { _embedded } = await call(hr, vacationCounters, { params: { id: personId, year: 2026 } })
          const now = _embedded.vacationCounterDtoList.find(({ type }) => type === 'STATUTORY_VACATION')!
          const wanted = statutory(granted, left)
          expect(refusalIn(await refusalOf(...edit(personId, wanted)))).toEqual(refusalToEditCounter(now, wanted))
        }
      }),
      { numRuns: sized(8, 150) },
    )
  },
)
