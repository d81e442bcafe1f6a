import { expect, test } from 'vitest'
import { fieldProblems, placedErrors } from './placedErrors.ts'

test('an error of the payload is shown at the field of the screen that holds its value', () => {
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

test('an error about a field that is not on this screen is not lost', () => {
  const placed = placedErrors([{ path: 'contractId', message: 'Het contract is niet geldig' }], {}, ['start'])
  expect(placed).toEqual({ beside: {}, elsewhere: ['Het contract is niet geldig'] })
})

test('a refusal of a name that is already in use is shown at the name', () => {
  const refused = {
    code: 'customer_name_taken' as const,
    message: 'Er bestaat al een actieve klant met deze naam.',
    errors: [],
  }
  expect(fieldProblems(refused, { customer_name_taken: 'name' })).toEqual([{ path: 'name', message: refused.message }])
  expect(fieldProblems(refused, {})).toEqual([])
})

test('an error in a row of a list keeps its row', () => {
  expect(placedErrors([{ path: 'freeCosts.1.cost', message: 'x' }], {}, ['freeCosts']).beside).toEqual({
    'freeCosts.1.cost': 'x',
  })
})
