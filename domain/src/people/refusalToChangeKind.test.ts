import { expect, test } from 'vitest'
import { refusalToChangeKind, type KindFacts } from './refusalToChangeKind.ts'

const anna: KindFacts = {
  kind: 'employee',
  hasShifts: false,
  hasAbsences: false,
  hasBalances: false,
  hasCompletedMonths: false,
}

test('Anna, who has nothing yet, becomes an independent', () => {
  expect(refusalToChangeKind(anna, 'independent')).toBeNull()
})

test.each(['hasShifts', 'hasAbsences', 'hasBalances', 'hasCompletedMonths'])(
  'once she %s she stays what she is',
  (fact) => {
    const facts = { ...anna, [fact]: true }
    expect(refusalToChangeKind(facts, 'independent')).toEqual({ code: 'kind_has_history' })
    expect(refusalToChangeKind(facts, 'employee')).toBeNull()
  },
)
