import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

test.each([
  ['Annelies Vandenbroucke', 'AV'],
  ['Fatima El Amrani', 'FE'],
  ['Marie-Louise Van Den Eynde-Claeys', 'MV'],
  ["Lieselotte 't Jolle", 'LT'],
  ['Étienne', 'É'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
