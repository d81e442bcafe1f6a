import { expect, test } from 'vitest'
import { toInstant } from '../time/instant.ts'
import { refusalToConfirmByLink, type ConfirmLinkFacts } from './refusalToConfirmByLink.ts'
import { refusalToMailConfirmLink, type MailConfirmLinkFacts } from './refusalToMailConfirmLink.ts'

const now = toInstant(1_800_000_000)
const ago = (seconds: number) => toInstant(now - seconds)

const mailings: [sentence: string, facts: Partial<MailConfirmLinkFacts>, code: string | null][] = [
  ['the first confirmation link is mailed', {}, null],
  [
    'when Katrien clicks twice, only one confirmation link is mailed',
    { lastRequestedAt: ago(59) },
    'confirm_link_just_mailed',
  ],
  ['Katrien can mail another confirmation link after a minute', { lastRequestedAt: ago(60) }, null],
  ['a confirmed e-mail address gets no confirmation link', { confirmed: true }, 'email_already_confirmed'],
]
test.each(mailings)(
  'the rule decides whether HR can mail a confirmation link to an e-mail address: %s',
  (_sentence, facts, code) => {
    const link = { confirmed: false, lastRequestedAt: null, now, ...facts }
    expect(refusalToMailConfirmLink(link)?.code ?? null).toBe(code)
  },
)

const clicks: [sentence: string, link: ConfirmLinkFacts | null, code: string | null][] = [
  ['a confirmation link works until its last second', { confirmed: false, expiresAt: toInstant(now + 1) }, null],
  ['an expired link does not confirm an e-mail address', { confirmed: false, expiresAt: now }, 'confirm_link_expired'],
  [
    'the link of a confirmed address gives no error, also when the link has expired',
    { confirmed: true, expiresAt: ago(1) },
    null,
  ],
  ['an unknown link does not confirm an e-mail address', null, 'confirm_link_unknown'],
]
test.each(clicks)(
  'the rule decides whether a click on a confirmation link confirms the e-mail address: %s',
  (_sentence, link, code) => {
    expect(refusalToConfirmByLink(link, now)?.code ?? null).toBe(code)
  },
)
