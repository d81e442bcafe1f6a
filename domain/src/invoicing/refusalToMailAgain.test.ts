import { expect, test } from 'vitest'
import { toInstant } from '../time/instant.ts'
import { refusalToMailAgain } from './refusalToMailAgain.ts'

const now = toInstant(1_800_000_000)

test.each([
  ['the first mail', null, null],
  ['a repeat after ten seconds', toInstant(now - 10), null],
  ['a repeat in the same second', now, { code: 'mail_just_sent' }],
  ['a repeat after nine seconds', toInstant(now - 9), { code: 'mail_just_sent' }],
])('%s', (_what, sentRequestedAt, refusal) => {
  expect(refusalToMailAgain({ sentRequestedAt, now })).toEqual(refusal)
})
