import { describe, expect, test } from 'vitest'
import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import { halfDays } from '../balances/halfDays.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, NO_SECONDS, seconds } from '../money/seconds.ts'
import { payCodeChange, refusalToChangePayCode, type PayCodeChangeFacts } from './payCodeChange.ts'
import { payCodeTable } from './payCodeTable.ts'

const half = halfDays(1)
const whole = halfDays(2)

type Booked = { readonly category?: AbsenceCategory; readonly fullDay?: boolean; readonly uses?: readonly CounterUse[] }

/** Makes the test data: Anna has a day of leave, and a sick day of Anna has 7 hours. */
const facts = (left: CountersLeft, booked: Booked = {}): PayCodeChangeFacts => {
  const { category = 'VACATION', fullDay = true } = booked
  const amount = fullDay ? whole : half
  return {
    absence: {
      id: 1,
      category,
      fullDay,
      seconds: fullDay ? FULL_DAY_SECONDS : HALF_DAY_SECONDS,
      editedByAdmin: false,
      uses: booked.uses ?? [{ counter: 'STATUTORY_VACATION', amount }],
    },
    payCodes: payCodeTable([]),
    left,
    recuperation: { previous: seconds(30_000), taken: NO_SECONDS, lowest: seconds(30_000), isCompleted: false },
    sickDaySeconds: seconds(25_200),
  }
}
const input = (original: string, wanted: string) => ({ original, wanted })
const refusalCode = (known: PayCodeChangeFacts, original: string, wanted: string) =>
  refusalToChangePayCode(known, input(original, wanted))?.code ?? null

const fromTwo: Booked = {
  uses: [
    { counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half },
    { counter: 'STATUTORY_VACATION', amount: half },
  ],
}

describe('HR changes the code of a day of leave', () => {
  test.each<[string, PayCodeChangeFacts, string, string, string | null]>([
    [
      'HR can give a day of leave the pay code of another counter',
      facts({ SENIORITY_LEAVE: whole }),
      '0260',
      '7284',
      null,
    ],
    [
      'a full day of leave can change its pay code only when the new counter has a full day left',
      facts({ SENIORITY_LEAVE: half }),
      '0260',
      '7284',
      'balance_too_low',
    ],
    [
      'a half day of leave can change its pay code only when the new counter has half a day left',
      facts({ SENIORITY_LEAVE: half }, { fullDay: false }),
      '0260',
      '7284',
      null,
    ],
    ['HR can give a day of leave the pay code of a kind without a counter', facts({}), '0260', '7360', null],
    [
      'HR can change a day of leave into sickness without a certificate',
      facts({ SICK_LEAVE_NO_CERTIFICATE: whole }),
      '0260',
      'T903',
      null,
    ],
    [
      'leave can become sickness without a certificate only when a full day is left',
      facts({ SICK_LEAVE_NO_CERTIFICATE: half }),
      '0260',
      'T903',
      'balance_too_low',
    ],
    ['leave can become recuperation when the built-up hours are enough', facts({}), '0260', '1025', null],
    [
      'a recup holiday of last year is refused while the counter of this year is negative',
      facts({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: whole, RECUPERATION_HOLIDAY: halfDays(-2) }),
      '0260',
      'T352',
      'balance_too_low',
    ],
    ['half a day cannot become prolonged sickness', facts({}, { fullDay: false }), '0260', 'T950', 'only_full_day'],
    ['an unknown pay code is refused', facts({}), '0260', '9999', 'pay_code_unknown'],
    ['leave cannot get the pay code of worked hours', facts({}), '0260', '0010', 'pay_code_unknown'],
    ['leave cannot get the pay code of a public holiday', facts({}), '0260', '0250', 'pay_code_unknown'],
    ['the pay code that the day already has is refused', facts({}), '0260', '0260', 'pay_code_unchanged'],
    ['a change of a pay code that the day does not have is refused', facts({}), '7284', '0260', 'pay_code_outdated'],
    ['a pay code of three characters is refused', facts({}), '0260', '736', 'pay_code_malformed'],
    ['a pay code with small letters is refused', facts({}), '0260', 't040', 'pay_code_malformed'],
    ['the pay code of worked hours cannot be replaced', facts({}), '0010', '7360', 'pay_code_fixed'],
  ])('the rule decides whether HR can change the pay code of a day: %s', (_what, known, original, wanted, code) => {
    expect(refusalCode(known, original, wanted)).toBe(code)
  })

  test.each<[string, AbsenceCategory, readonly CounterUse[]]>([
    ['T900', 'SICK_LEAVE', []],
    ['T903', 'SICK_LEAVE_NO_CERTIFICATE', [{ counter: 'SICK_LEAVE_NO_CERTIFICATE', amount: whole }]],
    ['1025', 'RECUPERATION', []],
  ])('HR cannot replace the pay code %s of a day', (code, category, uses) => {
    const known = facts({ STATUTORY_VACATION: whole }, { category, uses })
    expect(refusalCode(known, code, '0260')).toBe('pay_code_fixed')
  })

  test('HR cannot change a pay code to recuperation when the built-up hours are not enough', () => {
    const known = { ...facts({}), sickDaySeconds: seconds(30_036) }
    expect(refusalToChangePayCode(known, input('0260', '1025'))).toEqual({
      code: 'recuperation_too_low',
      remainingHours: 8.33,
    })
  })
})

describe('the effects of a changed pay code', () => {
  test('after a change of the pay code, the days of the absence go back to the old leave counter and are taken from the new leave counter', () => {
    expect(payCodeChange(facts({ SENIORITY_LEAVE: whole }), input('0260', '7284'))).toEqual({
      category: 'VACATION',
      fullDay: true,
      seconds: FULL_DAY_SECONDS,
      givenBack: [{ counter: 'STATUTORY_VACATION', amount: whole }],
      taken: [{ counter: 'SENIORITY_LEAVE', amount: whole }],
      rest: null,
    })
  })

  test('when a day of leave used two counters, HR changes only the half day with the given pay code', () => {
    const known = facts({ SENIORITY_LEAVE: half }, fromTwo)
    expect(payCodeChange(known, input('0261', '7284'))).toMatchObject({
      category: 'VACATION',
      fullDay: true,
      givenBack: [{ counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half }],
      taken: [{ counter: 'SENIORITY_LEAVE', amount: half }],
      rest: null,
    })
  })

  test('when half of a day becomes another kind of absence, the other half stays leave', () => {
    expect(payCodeChange(facts({}, fromTwo), input('0261', '7360'))).toEqual({
      category: 'EXCUSED_ABSENCE',
      fullDay: false,
      seconds: HALF_DAY_SECONDS,
      givenBack: [{ counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half }],
      taken: [],
      rest: { seconds: HALF_DAY_SECONDS },
    })
  })

  test('a day of leave that HR changes into sickness gets the 7 hours of Anna’s sick day', () => {
    expect(payCodeChange(facts({}), input('0260', 'T900'))).toMatchObject({ category: 'SICK_LEAVE', seconds: 25_200 })
  })

  test('leave that becomes family leave uses the counter of family leave', () => {
    const change = payCodeChange(facts({ PERSONAL_LEAVE: whole }), input('0260', '9620'))
    expect(change).toMatchObject({
      category: 'PERSONAL_LEAVE',
      taken: [{ counter: 'PERSONAL_LEAVE', amount: whole }],
    })
  })
})
