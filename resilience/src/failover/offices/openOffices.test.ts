import { expect, test } from 'vitest'
import { foreignMarkIn } from './openOffices.ts'

test('a run finds the name of another office in an answer, also when that name begins with the name of the own office', () => {
  expect(foreignMarkIn('Anna Peeters kantoor-1, AZ Klaverveld kantoor-1', 'kantoor-1')).toBeNull()
  expect(foreignMarkIn('Anna Peeters kantoor-1, AZ Klaverveld kantoor-12', 'kantoor-1')).toBe('kantoor-12')
})
