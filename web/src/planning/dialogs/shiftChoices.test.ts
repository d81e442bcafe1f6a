import { expect, test } from 'vitest'
import { shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { rangeOf } from '../calendar/dayRange.ts'
import { freeDaysToOffer, shiftChoices } from './shiftChoices.ts'
import { early, factsOf, night, on, plannedShift, shiftElsewhere } from '../testing/november.ts'

const elsewhere = {
  ...shiftElsewhere(13),
  labourPeriod: { startDateTimestamp: '2026-11-13T06:00:00+01:00', endDateTimestamp: '2026-11-13T14:00:00+01:00' },
}
const facts = shiftPlanningFacts(factsOf([plannedShift(9)], [elsewhere], [on(10)]))

test('for a range with occupied days, the dialog shows why each day is occupied, and offers the free days', () => {
  const choices = shiftChoices(facts, rangeOf(on(9), on(13)), [early, night])
  const [ofEarly, ofNight] = choices
  expect(ofEarly?.reason).toBe(
    'Op 10/11/2026 staat een afwezigheid van een volledige dag. Verwijder die eerst. ' +
      'Deze dagen zijn al bezet door een ander contract: 13/11/2026. Kies andere dagen. ' +
      'Op deze dagen staat al een shift: 09/11/2026. Pas die aan of kies andere dagen.',
  )
  expect(ofEarly?.freeDays).toEqual([on(11), on(12)])
  expect(ofNight?.freeDays, 'the night shift of the 12th overlaps the shift at the other customer').toEqual([on(11)])
  expect(freeDaysToOffer(choices)).toEqual([on(11), on(12)])
})

test('the dialog offers no separate free days when the whole range is free or when no day is free', () => {
  expect(freeDaysToOffer(shiftChoices(facts, rangeOf(on(11), on(12)), [early, night]))).toEqual([])
  expect(freeDaysToOffer(shiftChoices(facts, rangeOf(on(9), on(10)), [early, night]))).toEqual([])
})
