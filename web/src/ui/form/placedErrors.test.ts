import { expect, test } from 'vitest'
import { fieldProblems, placedErrors } from './placedErrors.ts'

test('a form shows an error of the server at the field with the wrong value', () => {
  const placed = placedErrors(
    [
      { path: 'labourPeriod.endDateTimestamp', message: 'Het einde veld is verplicht' },
      { path: 'remark', message: 'Het opmerking veld mag niet meer dan 44 letters bevatten' },
    ],
    { 'labourPeriod.endDateTimestamp': 'end' },
    ['start', 'end', 'remark'],
  )
  expect(placed).toEqual({
    beside: {
      end: 'Het einde veld is verplicht',
      remark: 'Het opmerking veld mag niet meer dan 44 letters bevatten',
    },
    elsewhere: [],
  })
})

test('a form also shows an error about a field that is not on the screen', () => {
  const placed = placedErrors([{ path: 'contractId', message: 'Het contract is niet geldig' }], {}, ['start'])
  expect(placed).toEqual({ beside: {}, elsewhere: ['Het contract is niet geldig'] })
})

test('a form shows the refusal of a name that is already used at the field of the name', () => {
  const refused = {
    code: 'customer_name_taken' as const,
    message: 'Er bestaat al een actieve klant met deze naam.',
    errors: [],
  }
  expect(fieldProblems(refused, { customer_name_taken: 'name' })).toEqual([{ path: 'name', message: refused.message }])
  expect(fieldProblems(refused, {})).toEqual([])
})

test('when a form contains a list of rows, an error of the server is shown at the row with the wrong value', () => {
  expect(placedErrors([{ path: 'freeCosts.1.cost', message: 'x' }], {}, ['freeCosts']).beside).toEqual({
    'freeCosts.1.cost': 'x',
  })
})
