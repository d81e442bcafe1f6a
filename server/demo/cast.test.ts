import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { expect, test } from 'vitest'
import { customers } from './cast.ts'

const OWN_NUMBER = '0739484052'

test('each customer of the demo has its own valid enterprise number, except a subdivision, which has the number of its parent', () => {
  const rows = Object.values(customers)
  for (const { vat } of rows) expect([null, OWN_NUMBER]).not.toContain(enterpriseNumberOf(vat))
  const independent = rows.filter(({ parent }) => parent === null).map(({ vat }) => vat)
  expect(new Set(independent).size).toBe(independent.length)
})
