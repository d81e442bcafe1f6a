import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/isEnterpriseNumber'
import { expect, test } from 'vitest'
import { customers } from './cast.ts'

const OWN_NUMBER = '0739484052'

test('each customer of the demo has a valid number; only a subdivision has that of its parent, and none has ours', () => {
  const rows = Object.values(customers)
  for (const { vat } of rows) expect([null, OWN_NUMBER]).not.toContain(enterpriseNumberOf(vat))
  const independent = rows.filter(({ parent }) => parent === null).map(({ vat }) => vat)
  expect(new Set(independent).size).toBe(independent.length)
})
