import type { Availability, AvailabilityRuleDto } from '@uurwerk/contract/planning/availability'
import { eachDay, toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { availableDays, labelOf, nextMark, shownMark, type WantedMark } from './availableDays.ts'

const rule: AvailabilityRuleDto = {
  id: 1,
  weekday: 3,
  everyWeeks: 1,
  start: toDay('2026-11-25'),
  end: null,
  mark: 'unavailable',
  hours: { start: '22:00', end: '06:00' },
  byHr: true,
}
const answer: Availability = {
  firstName: 'Anna',
  lastName: 'Peeters',
  days: [{ day: toDay('2026-11-26'), mark: 'preferred', hours: null, byHr: false }],
  rules: [rule],
  shifts: [{ day: toDay('2026-11-26'), start: '07:00', end: '15:06', name: 'Vroege', color: '#C7E0F4' }],
}
const month = eachDay(toDay('2026-11-24'), toDay('2026-11-26'))

function tapped(times: number, withRule: AvailabilityRuleDto | null): readonly (string | undefined)[] {
  let own: WantedMark = null
  return Array.from({ length: times }, () => {
    own = nextMark({ own, rule: withRule })
    return own?.mark
  })
}

test('taps on a day without a mark change the day to not available, then to preferred, and then to no mark again', () => {
  expect(tapped(4, null)).toEqual(['unavailable', 'preferred', undefined, 'unavailable'])
})

test('taps on a day with a weekly rule change the day from the mark of the rule to other marks, and back to the mark of the rule', () => {
  expect(tapped(4, rule)).toEqual(['preferred', 'free', undefined, 'preferred'])
})

test('a screen reader reads the availability of Anna on a day, the weekly rule that HR entered, and the shift that stays planned', () => {
  expect(availableDays(answer, month, new Map()).map(labelOf)).toEqual([
    'dinsdag 24 november 2026, geen aanduiding',
    'woensdag 25 november 2026, Niet beschikbaar 22:00–06:00, elke week, Ingegeven door HR',
    'donderdag 26 november 2026, Liever wel, shift Vroege 07:00–15:06 blijft staan',
  ])
})

test('a day shows the mark that Anna chose before the server has answered', () => {
  const wanted = new Map<(typeof month)[number], WantedMark>([[toDay('2026-11-26'), null]])
  expect(availableDays(answer, month, wanted).map((day) => shownMark(day)?.mark)).toEqual([
    undefined,
    'unavailable',
    undefined,
  ])
})
