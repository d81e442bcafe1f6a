import { expect, test } from 'vitest'
import { foreignMarkIn } from './openOffices.ts'

test('the run notices an answer with the name of another office, also when the name begins in the same way', () => {
  expect(foreignMarkIn('Anna Peeters kantoor-1, AZ Klaverveld kantoor-1', 'kantoor-1')).toBeNull()
  expect(foreignMarkIn('Anna Peeters kantoor-1, AZ Klaverveld kantoor-12', 'kantoor-1')).toBe('kantoor-12')
})
