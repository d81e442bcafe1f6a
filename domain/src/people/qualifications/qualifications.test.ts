import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay, toDay } from '../../time/day.ts'
import { holdsOn, type HeldQualification } from './holdsOn.ts'
import { refusalToHold } from './refusalToHold.ts'
import { refusalToRemoveQualification } from './refusalToRemoveQualification.ts'

const NURSE = 1
const DRIVER = 2
const held = (start: string, end: string | null, qualificationId = NURSE): HeldQualification => ({
  qualificationId,
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})

test.each([
  ['on the first day', '2026-11-01', true],
  ['on the last day', '2026-11-25', true],
  ['not on the day before', '2026-10-31', false],
  ['not on the day after', '2026-11-26', false],
])(
  'Anna, who is a nurse from 1 to 25 November, holds this qualification only on these days: %s',
  (_when, day, expected) => {
    expect(holdsOn([held('2026-11-01', '2026-11-25')], NURSE, toDay(day))).toBe(expected)
  },
)

test('a person who holds the qualification of nurse does not hold the qualification of driver', () => {
  expect(holdsOn([held('2026-11-01', null)], DRIVER, toDay('2026-11-20'))).toBe(false)
})

test.each([
  ['a period that ends before it begins', held('2026-12-01', '2026-11-30'), 'period_reversed'],
  ['a period that begins on the last day of the first period', held('2026-11-25', null), 'qualification_overlaps'],
  ['a period that begins on the day after the first period', held('2026-11-26', null), undefined],
  ['another qualification in the same period', held('2026-11-01', null, DRIVER), undefined],
])('when Anna is a nurse until 25 November and HR adds %s, the refusal is %s', (_what, wanted, code) => {
  const facts = { isActive: true, held: [held('2026-11-01', '2026-11-25')] }
  expect(refusalToHold(facts, wanted)?.code).toBe(code)
})

test('a person cannot get a qualification that the company no longer uses', () => {
  expect(refusalToHold({ isActive: false, held: [] }, held('2026-11-01', null))).toEqual({
    code: 'qualification_ended',
  })
})

const unused = { people: 0, needs: 0, levels: 0, shiftTypes: 0 }

test('HR cannot remove a qualification that a person holds, or that an open shift, a staffing level or a shift type requires', () => {
  expect(refusalToRemoveQualification(unused)).toBeNull()
  expect(refusalToRemoveQualification({ ...unused, people: 1 })).toEqual({ code: 'qualification_in_use' })
  expect(refusalToRemoveQualification({ ...unused, needs: 1 })).toEqual({ code: 'qualification_in_use' })
  expect(refusalToRemoveQualification({ ...unused, levels: 1 })).toEqual({ code: 'qualification_in_use' })
  expect(refusalToRemoveQualification({ ...unused, shiftTypes: 1 })).toEqual({ code: 'qualification_in_use' })
})

const FIRST = toDay('2026-01-01')
const DAYS = 60
const anyHeld = fc
  .record({
    qualificationId: fc.constantFrom(NURSE, DRIVER),
    from: fc.nat(DAYS),
    length: fc.option(fc.nat(20), { nil: null }),
  })
  .map(({ qualificationId, from, length }): HeldQualification => {
    const start = addDays(FIRST, from)
    return { qualificationId, period: { start, end: length === null ? null : addDays(start, length) } }
  })

test('random periods that the rule accepts never overlap for the same qualification, and HR can add them in any order', () => {
  fc.assert(
    fc.property(fc.array(anyHeld, { maxLength: 12 }), (wanted) => {
      const accepted: HeldQualification[] = []
      for (const each of wanted)
        if (refusalToHold({ isActive: true, held: accepted }, each) === null) accepted.push(each)
      for (const day of eachDay(addDays(FIRST, -1), addDays(FIRST, DAYS + 21)))
        for (const qualificationId of [NURSE, DRIVER]) {
          const count = accepted.filter((each) => holdsOn([each], qualificationId, day)).length
          expect(count).toBe(holdsOn(accepted, qualificationId, day) ? 1 : 0)
        }
      // Each accepted period is also accepted when the person already has all other accepted periods. The order in
      // which HR adds the periods therefore does not matter.
      for (const each of accepted) {
        const others = accepted.filter((other) => other !== each)
        expect(refusalToHold({ isActive: true, held: others }, each)).toBeNull()
      }
    }),
  )
})
