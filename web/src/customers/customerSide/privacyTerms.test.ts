import { contactTerms, LEAST_CONTACT_TERMS } from '@uurwerk/domain/operations/retention/contactTerms'
import { expect, test } from 'vitest'
import { privacyTerms } from './privacyTerms.ts'

test('the privacy page shows the retention terms that the company chose', () => {
  const terms = contactTerms({ payrollYears: 7, sicknessYears: 6, invoiceYears: 12, readingYears: 3, mailYears: 4 })
  const years = privacyTerms(terms).map(({ how }) => [...how.matchAll(/\d+/g)].map(([count]) => Number(count)))
  expect(years).toEqual([[7], [12], [4, 12], [4], [3], [6], [2], [60]])
})

test('a visitor without a session reads the shortest retention terms that a company can choose', () => {
  const years = privacyTerms(LEAST_CONTACT_TERMS).map(({ how }) => Number.parseInt(how, 10))
  expect(years).toEqual([5, 10, 1, 1, 1, 5, 2, 60])
})
