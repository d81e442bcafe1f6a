import { expect, test } from 'vitest'
import { chosenHrEmployer, refusalToChooseHrEmployer } from './refusalToChooseHrEmployer.ts'

const cases: [string, number[], number | null, string | null, number | null][] = [
  ['a person has no HR employer when no HR employer exists', [], null, null, null],
  ['the only HR employer is chosen automatically', [7], null, null, 7],
  [
    'HR must choose the HR employer of a person when there are two HR employers',
    [7, 8],
    null,
    'hr_employer_required',
    null,
  ],
  ['HR can choose the second of two HR employers', [7, 8], 8, null, 8],
  ['an HR employer that does not exist is refused', [7], 9, 'hr_employer_unknown', null],
]

test.each(cases)('the rule decides which HR employer a person gets: %s', (_, known, wanted, code, chosen) => {
  expect(refusalToChooseHrEmployer(known, wanted)?.code ?? null).toBe(code)
  if (code !== 'hr_employer_unknown') expect(chosenHrEmployer(known, wanted)).toBe(chosen)
})
