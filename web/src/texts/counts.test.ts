import { expect, test } from 'vitest'
import * as texts from './texts.ts'

test.each([
  ['people on the sign-in page', texts.session.showEveryone(1240)],
  ['plannings that are not locked', texts.contractMonths.lockAllEffect(1240, 'november 2026', '9.120,00')],
  ['a place among the contracts', texts.review.place(12, 1240)],
  ['people with a new year', texts.hrStart.missing.toOverview(1240)],
])('the number in the text about %s has a point between the thousands', (_what, sentence) => {
  expect(sentence).toContain('1.240')
})
