import { expect, test } from 'vitest'
import { chosenHrEmployer, refusalToChooseHrEmployer } from './refusalToChooseHrEmployer.ts'

const cases: [string, number[], number | null, string | null, number | null][] = [
  ['without HR employers nobody has one', [], null, null, null],
  ['the only one is chosen by itself', [7], null, null, 7],
  ['of two one has to be chosen, and none is chosen meanwhile', [7, 8], null, 'hr_employer_required', null],
  ['the second of two', [7, 8], 8, null, 8],
  ['one that does not exist', [7], 9, 'hr_employer_unknown', null],
]

test.each(cases)('%s', (_, known, wanted, code, chosen) => {
  expect(refusalToChooseHrEmployer(known, wanted)?.code ?? null).toBe(code)
  if (code !== 'hr_employer_unknown') expect(chosenHrEmployer(known, wanted)).toBe(chosen)
})
