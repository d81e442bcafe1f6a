import { toInstant } from '@uurwerk/domain/time/instant'
import { expect, test } from 'vitest'
import { linkInWords } from './linkInWords.ts'
import type { EmailRow } from './queries.ts'

const now = toInstant(Date.parse('2026-11-20T09:00:00Z') / 1000)
const sent = {
  mailStatus: 'sent',
  mailedAt: '2026-11-20T10:00:00+01:00',
  expiresAt: '2026-12-04T10:00:00+01:00',
  fault: null,
} as const
const waiting = { ...sent, mailStatus: 'queued', mailedAt: null, expiresAt: null } as const

const cases: [link: EmailRow['link'], words: string][] = [
  [null, 'Nog geen link gemaild'],
  [waiting, 'Link wordt gemaild'],
  [{ ...waiting, fault: '552 mailbox full' }, 'Link nog niet gemaild: 552 mailbox full'],
  [sent, 'Link gemaild op 20-11-2026 10:00, vervalt op 04-12-2026 10:00'],
  [
    { ...sent, mailedAt: '2026-11-01T10:00:00+01:00', expiresAt: '2026-11-15T10:00:00+01:00' },
    'Link gemaild op 01-11-2026 10:00, vervallen op 15-11-2026 10:00',
  ],
  [{ ...waiting, mailStatus: 'failed', fault: '550 no such user' }, 'Link niet gemaild: 550 no such user'],
  [{ ...waiting, mailStatus: 'unclear' }, 'Onzeker of de mail met de link aankwam'],
]
test.each(cases)('the screen describes the confirmation link %j as: %s', (link, words) => {
  expect(linkInWords(link, now)).toBe(words)
})
