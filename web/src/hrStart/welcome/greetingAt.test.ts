import { expect, test } from 'vitest'
import { greetingAt } from './greetingAt.ts'

test.each([
  [0.5, 'evening'],
  [5, 'morning'],
  [11.98, 'morning'],
  [12, 'afternoon'],
  [17.99, 'afternoon'],
  [18, 'evening'],
])('the greeting at hour %s is the greeting of the %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
