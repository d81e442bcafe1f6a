import { expect, test } from 'vitest'
import { refusalToChangeKind, type KindFacts } from './refusalToChangeKind.ts'

const anna: KindFacts = {
  kind: 'employee',
  hasShifts: false,
  hasAbsences: false,
  hasBalances: false,
  hasCompletedMonths: false,
}

test('Anna, who has no records yet, becomes an independent', () => {
  expect(refusalToChangeKind(anna, 'independent')).toBeNull()
})

test.each(['hasShifts', 'hasAbsences', 'hasBalances', 'hasCompletedMonths'])(
  'when Anna %s she stays an employee',
  (fact) => {
    const facts = { ...anna, [fact]: true }
    expect(refusalToChangeKind(facts, 'independent')).toEqual({ code: 'kind_has_history' })
    expect(refusalToChangeKind(facts, 'employee')).toBeNull()
  },
)
