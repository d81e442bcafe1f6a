import { expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { refusalToMailAgain } from './refusalToMailAgain.ts'

const now = toInstant(1_800_000_000)

test.each([
  ['the first mail of an invoice is accepted', null, null],
  ['a second mail of an invoice after ten seconds is accepted', toInstant(now - 10), null],
  ['a second mail of an invoice in the same second is refused', now, { code: 'mail_just_sent' }],
  ['a second mail of an invoice after nine seconds is refused', toInstant(now - 9), { code: 'mail_just_sent' }],
])('the rule decides whether HR can mail an invoice again: %s', (_what, sentRequestedAt, refusal) => {
  expect(refusalToMailAgain({ sentRequestedAt, now })).toEqual(refusal)
})
