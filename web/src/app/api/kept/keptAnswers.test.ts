import 'fake-indexeddb/auto'
import { monthAbsences, type Absence } from '@uurwerk/contract/absences/absences'
import { recupYear } from '@uurwerk/contract/balances/balances'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { plannedMonth, type PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { absenceCategories, absenceDescriptions, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { seconds } from '@uurwerk/domain/money/seconds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  absence,
  absenceMonthFacts,
  absences,
  allShifts,
  factsOf,
  on,
  planned,
  shiftElsewhere,
} from '../../../planning/testing/november.ts'
import { browserDatabase } from './browserDatabase.ts'
import { forgetKeptAnswers, keepAnswerOf, keptAnswerOf } from './keptAnswers.ts'

const ilse = { id: 7, roles: ['ROLE_USER'], onProlongedSickLeave: true, offlineDays: 30 }
const params = { yearMonth: '2026-11' }

const refusalsToRemove: Partial<Record<AbsenceCategory, Absence['actions']['remove']>> = {
  SICK_LEAVE: { code: 'absence_not_removable' },
  VACATION: { code: 'month_frozen' },
}

const everyKind = absences(
  [
    ...absenceCategories.map((category, index) => ({
      ...absence(12, category),
      id: index + 1,
      actions: { remove: refusalsToRemove[category] ?? null },
    })),
    ...[13, 14].map((dayOfMonth) => ({ ...absence(dayOfMonth, 'SICK_LEAVE'), id: 0, version: 0 })),
  ],
  {
    prolongedSickLeaveDays: [on(13)],
    facts: {
      ...absenceMonthFacts,
      left: { STATUTORY_VACATION: halfDays(4), SICK_LEAVE_NO_CERTIFICATE: halfDays(2) },
      prolongedSickLeaves: [{ start: on(13), end: null }],
      absences: absenceCategories.map((category, id) => ({
        id,
        day: on(12),
        category,
        fullDay: true,
        seconds: seconds(27_360),
        editedByAdmin: false,
        uses: [{ counter: 'SICK_LEAVE_NO_CERTIFICATE', amount: halfDays(2) }],
      })),
    },
    actions: { book: { code: 'on_prolonged_sick_leave', days: [on(13)] } },
  },
)

const sickAndAbsent = { prolongedSickLeaves: [{ start: on(28), end: on(29) }], fullAbsenceDays: [on(12)] }
const month: PlannedMonth = { ...planned(), facts: { ...factsOf([]), ...sickAndAbsent } }

/** All values in the answers that the browser keeps, and all texts inside these values. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(valuesIn)
}

const stored = async () => ((await (await browserDatabase())?.getAll('reads')) ?? []).map(({ answer }) => answer)

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] })
  await forgetKeptAnswers()
  await keepAnswerOf(currentUser, {}, ilse)
})
afterEach(() => vi.useRealTimers())

test('the answers that the browser stores for use without a network contain no kind of absence, no counter of sickness and no remark', async () => {
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  await keepAnswerOf(plannedMonth, { params: { contractId: 3, ...params } }, month)
  const worked = allShifts([{ ...shiftElsewhere(2), remark: 'naar de dokter' }])
  await keepAnswerOf(workedMonth, { params }, { ...worked, facts: { ...worked.facts, ...sickAndAbsent } })
  const kept = await stored()
  expect(kept).toHaveLength(4)
  const values = kept.flatMap((answer) => valuesIn(JSON.parse(answer)))
  const forbidden = absenceCategories.flatMap((category) => {
    const { fullDayTitle, halfDayTitle } = absenceDescriptions[category]
    return [category, fullDayTitle, halfDayTitle]
  })
  expect(forbidden.filter((text) => values.includes(text))).toEqual([])
  expect(kept.join('')).not.toMatch(/SICK|prolonged_sick|Ziek|dokter|"onProlongedSickLeave":true/)
})

test('an absence that the browser stores for use without a network shows only that the person is absent, and nobody can plan on a day of prolonged sickness', async () => {
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  const kept = (await keptAnswerOf(monthAbsences, { params }))?.answer.absenceDtos ?? []
  expect(new Set(kept.map(({ title }) => title))).toEqual(new Set(['Afwezig']))
  expect(new Set(kept.map(({ actions }) => actions.remove?.code))).toEqual(new Set([undefined, 'month_frozen']))
  expect(new Set(kept.map(({ id }) => id)).size).toBe(everyKind.absenceDtos.length)
  expect(kept.filter(({ id, version }) => id === 0 || version === 0)).toEqual([])
  const input = { params: { contractId: 3, ...params } }
  await keepAnswerOf(plannedMonth, input, month)
  expect((await keptAnswerOf(plannedMonth, input))?.answer.facts).toMatchObject({
    prolongedSickLeaves: [],
    fullAbsenceDays: ['2026-11-12', '2026-11-28', '2026-11-29'],
  })
})

test('for use without a network, the browser stores the recuperation of this year without the reasons of HR, and no other years', async () => {
  const recup = {
    recupForMonthDtos: [{ yearMonth: '2026-11', cumulativeHours: 25.3 }],
    recupBonusDtos: [{ id: 1, date: '2026-11-02', hours: 3.8, reason: 'na de griep' }],
    recupDeltaDtoList: [{ id: 2, yearMonth: '2026-10', hours: -1, reason: 'ziekenhuis', last: true }],
  }
  for (const year of [2025, 2026]) await keepAnswerOf(recupYear, { params: { year } }, recup)
  expect(await keptAnswerOf(recupYear, { params: { year: 2025 } })).toBeNull()
  expect((await keptAnswerOf(recupYear, { params: { year: 2026 } }))?.answer).toEqual({
    ...recup,
    recupBonusDtos: [{ id: 1, date: '2026-11-02', hours: 3.8, reason: '–' }],
    recupDeltaDtoList: [{ id: 2, yearMonth: '2026-10', hours: -1, reason: '–', last: true }],
  })
  expect((await stored()).join('')).not.toMatch(/griep|ziekenhuis/)
})

test('for use without a network, the browser stores only the month before, this month and the next two months', async () => {
  for (const yearMonth of ['2026-09', '2026-10', '2026-12', '2027-01', '2027-02'])
    await keepAnswerOf(plannedMonth, { params: { contractId: 3, yearMonth } }, month)
  const kept = (await (await browserDatabase())?.getAll('reads'))?.map(({ yearMonth }) => yearMonth)
  expect(kept?.filter((each) => each !== null)).toEqual(['2026-10', '2026-12', '2027-01'])
})

test('an answer that an older release of the app stored is not shown, and is deleted when the app reads the employee again', async () => {
  const key = `${monthAbsences.path} ${JSON.stringify(params)}`
  const old = { key, personId: ilse.id, days: 30, yearMonth: '2026-11', readAt: Date.now() / 1000, answer: '{}' }
  await (await browserDatabase())?.put('reads', old)
  expect(await keptAnswerOf(monthAbsences, { params })).toBeNull()
  await keepAnswerOf(currentUser, {}, ilse)
  expect(await stored()).not.toContain('{}')
})

test('the answers that the browser stores for the employee Ilse are deleted when the employee Bert signs in, and 30 days after they were read', async () => {
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  vi.setSystemTime(new Date('2026-12-20T09:00:00Z'))
  expect(await keptAnswerOf(monthAbsences, { params })).not.toBeNull()
  vi.setSystemTime(new Date('2026-12-20T09:00:01Z'))
  expect(await keptAnswerOf(monthAbsences, { params })).toBeNull()
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'))
  await keepAnswerOf(currentUser, {}, { ...ilse, id: 8 })
  expect(await keptAnswerOf(monthAbsences, { params })).toBeNull()
})

test('when HR lowers the days for which browsers keep answers to 5, the browser deletes the answers that it kept for 30 days', async () => {
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  await keepAnswerOf(currentUser, {}, { ...ilse, offlineDays: 5 })
  expect(await stored()).toHaveLength(1)
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  vi.setSystemTime(new Date('2026-11-25T09:00:00Z'))
  expect(await keptAnswerOf(monthAbsences, { params })).not.toBeNull()
  vi.setSystemTime(new Date('2026-11-25T09:00:01Z'))
  expect(await keptAnswerOf(monthAbsences, { params })).toBeNull()
})

test('when HR sets the days for which browsers keep answers to 0, the browser deletes its kept answers and keeps no new answer', async () => {
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  await keepAnswerOf(currentUser, {}, { ...ilse, offlineDays: 0 })
  await keepAnswerOf(monthAbsences, { params }, everyKind)
  expect(await stored()).toEqual([])
})

test('the browser keeps no answers of a person who has only the role of HR', async () => {
  await keepAnswerOf(currentUser, {}, { ...ilse, id: 9, roles: ['ROLE_ADMIN'] })
  expect(await stored()).toEqual([])
})

test('the browser stores at most 2 MB of answers, and deletes the month before, not the current month, when the answers are too large', async () => {
  const large = { ...month, plannedShiftDtos: ['x'.repeat(900_000)] }
  for (const yearMonth of ['2026-10', '2026-11', '2026-12'])
    await keepAnswerOf(plannedMonth, { params: { contractId: 3, yearMonth } }, large)
  const kept = (await (await browserDatabase())?.getAll('reads'))?.map(({ yearMonth }) => yearMonth)
  expect(kept?.filter((each) => each !== null)).toEqual(['2026-11', '2026-12'])
})
