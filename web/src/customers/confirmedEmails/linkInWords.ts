import type { Instant } from '@uurwerk/domain/time/instant'
import * as texts from '../../texts/texts.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import type { EmailRow } from './queries.ts'

const words = texts.confirmedEmails.link

export function linkInWords(link: EmailRow['link'], now: Instant): string {
  if (link === null) return words.none
  const { mailStatus, mailedAt, expiresAt, fault } = link
  switch (mailStatus) {
    case 'queued':
      return fault === null ? words.queued : words.late(fault)
    case 'failed':
      return words.failed(fault ?? '')
    case 'unclear':
      return words.unclear
    case 'sent': {
      const say = Date.parse(expiresAt ?? '') / 1000 > now ? words.sent : words.expired
      return say(formatMoment(mailedAt ?? ''), formatMoment(expiresAt ?? ''))
    }
  }
}
