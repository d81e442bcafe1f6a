import { expect, test } from 'vitest'
import { refusalToChangeKind, type KindFacts } from './refusalToChangeKind.ts'

const anna: KindFacts = {
  kind: 'employee',
  hasShifts: false,
  hasAbsences: false,
  hasBalances: false,
  hasCompletedMonths: false,
}

test('the employee Anna can become self-employed while Anna has no records', () => {
  expect(refusalToChangeKind(anna, 'independent')).toBeNull()
})

test.each(['hasShifts', 'hasAbsences', 'hasBalances', 'hasCompletedMonths'])(
  'Anna cannot become self-employed when this fact is true: %s',
  (fact) => {
    const facts = { ...anna, [fact]: true }
    expect(refusalToChangeKind(facts, 'independent')).toEqual({ code: 'kind_has_history' })
    expect(refusalToChangeKind(facts, 'employee')).toBeNull()
  },
)
