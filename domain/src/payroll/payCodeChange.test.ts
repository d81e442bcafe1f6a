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

/** Anna has a day of leave. A sick day of Anna is 7 hours. */
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
    recuperation: { previous: seconds(30_000), taken: NO_SECONDS, lowest: seconds(30_000) },
    sickDaySeconds: seconds(25_200),
  }
}
const asked = (original: string, wanted: string) => ({ original, wanted })
const refusalCode = (known: PayCodeChangeFacts, original: string, wanted: string) =>
  refusalToChangePayCode(known, asked(original, wanted))?.code ?? null

const fromTwo: Booked = {
  uses: [
    { counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half },
    { counter: 'STATUTORY_VACATION', amount: half },
  ],
}

describe('HR changes the code of a day of leave', () => {
  test.each<[string, PayCodeChangeFacts, string, string, string | null]>([
    ['leave gets the code of another counter', facts({ SENIORITY_LEAVE: whole }), '0260', '7284', null],
    [
      'a full day needs a full day in the new counter',
      facts({ SENIORITY_LEAVE: half }),
      '0260',
      '7284',
      'balance_too_low',
    ],
    [
      'half a day needs half a day in the new counter',
      facts({ SENIORITY_LEAVE: half }, { fullDay: false }),
      '0260',
      '7284',
      null,
    ],
    ['leave gets the code of a kind without a counter', facts({}), '0260', '7360', null],
    ['leave becomes sickness without a certificate', facts({ SICK_LEAVE_NO_CERTIFICATE: whole }), '0260', 'T903', null],
    [
      'sickness without a certificate needs a full day in its counter',
      facts({ SICK_LEAVE_NO_CERTIFICATE: half }),
      '0260',
      'T903',
      'balance_too_low',
    ],
    ['leave becomes recuperation when the built-up hours are enough', facts({}), '0260', '1025', null],
    [
      'a recup holiday of last year is refused while the counter of this year is negative',
      facts({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: whole, RECUPERATION_HOLIDAY: halfDays(-2) }),
      '0260',
      'T352',
      'balance_too_low',
    ],
    ['half a day cannot become prolonged sickness', facts({}, { fullDay: false }), '0260', 'T950', 'only_full_day'],
    ['an unknown code is refused', facts({}), '0260', '9999', 'pay_code_unknown'],
    ['leave cannot get the code of worked hours', facts({}), '0260', '0010', 'pay_code_unknown'],
    ['leave cannot get the code of a public holiday', facts({}), '0260', '0250', 'pay_code_unknown'],
    ['the same code is refused', facts({}), '0260', '0260', 'pay_code_unchanged'],
    ['a code that the day does not have is refused', facts({}), '7284', '0260', 'pay_code_outdated'],
    ['a code of three characters is refused', facts({}), '0260', '736', 'pay_code_malformed'],
    ['a code with small letters is refused', facts({}), '0260', 't040', 'pay_code_malformed'],
    ['the code of worked hours cannot be replaced', facts({}), '0010', '7360', 'pay_code_fixed'],
  ])('%s', (_what, known, original, wanted, code) => {
    expect(refusalCode(known, original, wanted)).toBe(code)
  })

  test.each<[string, AbsenceCategory, readonly CounterUse[]]>([
    ['T900', 'SICK_LEAVE', []],
    ['T903', 'SICK_LEAVE_NO_CERTIFICATE', [{ counter: 'SICK_LEAVE_NO_CERTIFICATE', amount: whole }]],
    ['1025', 'RECUPERATION', []],
  ])('HR cannot replace the code %s of a day', (code, category, uses) => {
    const known = facts({ STATUTORY_VACATION: whole }, { category, uses })
    expect(refusalCode(known, code, '0260')).toBe('pay_code_fixed')
  })

  test('HR cannot change a code to recuperation when the built-up hours are too few', () => {
    const known = { ...facts({}), sickDaySeconds: seconds(30_036) }
    expect(refusalToChangePayCode(known, asked('0260', '1025'))).toEqual({
      code: 'recuperation_too_low',
      remainingHours: 8.33,
    })
  })
})

describe('the result of a changed code', () => {
  test('the old counter gets its days back, the new counter pays, and the hours stay the same', () => {
    expect(payCodeChange(facts({ SENIORITY_LEAVE: whole }), asked('0260', '7284'))).toEqual({
      category: 'VACATION',
      fullDay: true,
      seconds: FULL_DAY_SECONDS,
      givenBack: [{ counter: 'STATUTORY_VACATION', amount: whole }],
      taken: [{ counter: 'SENIORITY_LEAVE', amount: whole }],
      rest: null,
    })
  })

  test('when two counters paid for a day, only the half with the named code moves', () => {
    const known = facts({ SENIORITY_LEAVE: half }, fromTwo)
    expect(payCodeChange(known, asked('0261', '7284'))).toMatchObject({
      category: 'VACATION',
      fullDay: true,
      givenBack: [{ counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half }],
      taken: [{ counter: 'SENIORITY_LEAVE', amount: half }],
      rest: null,
    })
  })

  test('when the moved half becomes another kind of absence, the other half stays leave', () => {
    expect(payCodeChange(facts({}, fromTwo), asked('0261', '7360'))).toEqual({
      category: 'EXCUSED_ABSENCE',
      fullDay: false,
      seconds: HALF_DAY_SECONDS,
      givenBack: [{ counter: 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount: half }],
      taken: [],
      rest: { seconds: HALF_DAY_SECONDS },
    })
  })

  test('leave that becomes sickness gets the hours of Anna’s sick day', () => {
    expect(payCodeChange(facts({}), asked('0260', 'T900'))).toMatchObject({ category: 'SICK_LEAVE', seconds: 25_200 })
  })

  test('leave that becomes family leave takes from the counter of family leave', () => {
    const change = payCodeChange(facts({ PERSONAL_LEAVE: whole }), asked('0260', '9620'))
    expect(change).toMatchObject({
      category: 'PERSONAL_LEAVE',
      taken: [{ counter: 'PERSONAL_LEAVE', amount: whole }],
    })
  })
})
