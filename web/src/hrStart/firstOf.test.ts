import { expect, test } from 'vitest'
import { firstOf } from './firstOf.ts'

test.each([
  ['Minder dan 11 uur rust tussen 06-02 en 07-02.', 'Minder dan 11 uur rust tussen 06-02 en 07-02.'],
  [
    'Minder dan 11 uur rust tussen 05-12 en 06-12, tussen 12-12 en 13-12 en nog 1 keer.',
    'Minder dan 11 uur rust tussen 05-12 en 06-12 …',
  ],
  ['Meer dan 9 uur werk op 19-12. Meer dan 8 uur werk in de nacht van 19-12.', 'Meer dan 9 uur werk op 19-12.'],
])('the line of a person shows only the first of the warnings “%s”', (message, line) => {
  expect(firstOf(message)).toBe(line)
})
