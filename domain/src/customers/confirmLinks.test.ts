import { expect, test } from 'vitest'
import { toInstant } from '../time/instant.ts'
import { refusalToConfirmByLink } from './refusalToConfirmByLink.ts'
import type { ConfirmLinkFacts } from './refusalToConfirmByLink.ts'
import { refusalToMailConfirmLink } from './refusalToMailConfirmLink.ts'
import type { MailConfirmLinkFacts } from './refusalToMailConfirmLink.ts'

const now = toInstant(1_800_000_000)
const ago = (seconds: number) => toInstant(now - seconds)

const mailings: [sentence: string, facts: Partial<MailConfirmLinkFacts>, code: string | null][] = [
  ['a first link is mailed', {}, null],
  ['when Katrien clicks twice, one link is mailed', { lastAskedAt: ago(59) }, 'confirm_link_just_mailed'],
  ['after a minute Katrien can mail another link', { lastAskedAt: ago(60) }, null],
  ['a confirmed address gets no link', { confirmed: true }, 'email_already_confirmed'],
]
test.each(mailings)('%s', (_sentence, facts, code) => {
  const asked = { confirmed: false, lastAskedAt: null, now, ...facts }
  expect(refusalToMailConfirmLink(asked)?.code ?? null).toBe(code)
})

const clicks: [sentence: string, link: ConfirmLinkFacts | null, code: string | null][] = [
  ['a link confirms until its last second', { confirmed: false, expiresAt: toInstant(now + 1) }, null],
  ['an expired link confirms nothing', { confirmed: false, expiresAt: now }, 'confirm_link_expired'],
  ['a link on a confirmed address is no error, also when it has expired', { confirmed: true, expiresAt: ago(1) }, null],
  ['a link of no address confirms nothing', null, 'confirm_link_unknown'],
]
test.each(clicks)('%s', (_sentence, link, code) => {
  expect(refusalToConfirmByLink(link, now)?.code ?? null).toBe(code)
})
