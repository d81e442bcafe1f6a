import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import { nextStepOf, nextWordOf, refusalOf, stepOfKey, stepsOf } from './rowSteps.ts'

const yearMonth = toYearMonth('2026-10')
const during = { yearMonth, today: toDay('2026-10-31') }
const after = { yearMonth, today: toDay('2026-11-01') }

const open = aContractMonthRow()
const locked = aContractMonthRow({ step: 'locked' })
const reminded = aContractMonthRow({ step: 'locked', noReminder: { code: 'already_reminded_today' } })
const left = aContractMonthRow({ noReminder: { code: 'cannot_confirm_themselves' } })
const confirmed = aContractMonthRow({ step: 'completed' })
const approved = aContractMonthRow({ step: 'approved' })
const invoiced = aContractMonthRow({ step: 'approved', invoiced: true })

test.each([
  ['an open month', open, 'Planning', 'Herinner'],
  ['a locked month', locked, 'Planning', 'Herinner'],
  ['a month of which HR has reminded the employee today', reminded, 'Planning', 'Herinnerd'],
  ['a month whose employee cannot sign in any more', left, 'Planning', 'Bevestigen voor …'],
  ['a confirmed month', confirmed, 'Goedkeuren', 'Goedkeuren'],
  ['an approved month', approved, 'Factureer', 'Factureer'],
  ['an invoiced month', invoiced, 'Factuur', 'Factuur'],
])(
  'the button of %s is the next step of that month, before and after the end of the month',
  (_name, row, before, later) => {
    expect(nextWordOf(nextStepOf(row, during), row)).toBe(before)
    expect(nextWordOf(nextStepOf(row, after), row)).toBe(later)
  },
)

test.each([
  ['an open month', open, ['remind', 'confirm', 'lock']],
  ['a locked month', locked, ['remind', 'confirm', 'unlock']],
  ['a month of which HR has reminded the employee today', reminded, ['confirm', 'unlock']],
  ['a confirmed month', confirmed, ['approve', 'reopen']],
  ['an approved month', approved, ['disapprove', 'reopen']],
  ['an invoiced month', invoiced, []],
])('the menu of %s contains the possible steps, and a reason at each impossible step', (_name, row, possible) => {
  const steps = stepsOf(row, yearMonth).filter(({ to, name }) => to === undefined && name !== 'pdf')
  expect(steps).toHaveLength(5)
  expect(steps.filter(({ refusal }) => refusal === null).map(({ name }) => name)).toEqual(possible)
})

test('in the list of contracts, every action in the menu of a row has its own keyboard key', () => {
  const keys = stepsOf(confirmed, yearMonth).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the menu of a row has no payroll timesheet when the person is self-employed', () => {
  const payroll = stepsOf(aContractMonthRow({ employee: false }), yearMonth).find(({ name }) => name === 'payroll')
  expect(payroll?.refusal).not.toBeNull()
})

test.each([
  ['the key u in the row of an open month', open, 'u', 'unlock'],
  ['the key v in the row of a locked month', locked, 'v', 'lock'],
] as const)('%s finds an action that is not possible, so that HR reads the reason', (_name, row, key, step) => {
  expect(stepOfKey(row, yearMonth, key)).toBe(step)
  expect(refusalOf(row, step)).not.toBeNull()
})
