import { expect, test } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { refusalToMailAgain } from './refusalToMailAgain.ts'

const now = toInstant(1_800_000_000)

test.each([
  ['the first mail is accepted', null, null],
  ['a second mail after ten seconds is accepted', toInstant(now - 10), null],
  ['a second mail in the same second is refused', now, { code: 'mail_just_sent' }],
  ['a second mail after nine seconds is refused', toInstant(now - 9), { code: 'mail_just_sent' }],
])('%s', (_what, sentRequestedAt, refusal) => {
  expect(refusalToMailAgain({ sentRequestedAt, now })).toEqual(refusal)
})
