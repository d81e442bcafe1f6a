import { expect, test } from 'vitest'
import { firstCustomerErrors, firstCustomerForm, withBreak } from './firstCustomer.ts'

const type = { wanted: true, name: 'Vroege', color: '#C7E0F4' }

test.each([
  ['06:00', '14:00', '09:45', '10:15'],
  ['22:00', '6', '01:45', '02:15'],
  ['07:00', '13:01', '09:45', '10:15'],
])(
  'the first steps propose for a shift type from %s to %s a break from %s to %s',
  (start, end, pauseStart, pauseEnd) => {
    expect(withBreak({ ...type, start, end })).toMatchObject({ hasPause: true, pauseStart, pauseEnd })
  },
)

test('the first steps propose no break for a shift type of six hours, or with incomplete times', () => {
  expect(withBreak({ ...type, start: '07:00', end: '13:00' }).hasPause).toBe(false)
  expect(withBreak({ ...type, start: '', end: '13:00' }).hasPause).toBe(false)
})

test('the first steps report wrong times only for the shift types that HR keeps', () => {
  const swatches = ['#FFFFFF', '#C7E0F4', '#ECD0DE', '#3D4568', '#F4DCAE']
  const [early, late, night] = firstCustomerForm(swatches).types
  expect([early?.color, late?.color, night?.color]).toEqual(['#C7E0F4', '#F4DCAE', '#3D4568'])
  const form = {
    ...firstCustomerForm(swatches),
    types: [
      { ...early!, end: '25' },
      { ...late!, end: '', wanted: false },
    ],
  }
  const errors = Object.keys(firstCustomerErrors(form)).filter((path) => path.startsWith('types'))
  expect(errors).toEqual(['types.0.end'])
})
