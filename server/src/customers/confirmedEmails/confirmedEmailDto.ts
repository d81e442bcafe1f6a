import type { confirmedEmails } from '@uurwerk/contract/customers/confirmedEmails'
import type { ConfirmedEmail } from '@uurwerk/contract/customers/customers'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { refusalToConfirmEmail, refusalToMailConfirmLink } from '@uurwerk/domain/customers/refusalToMailConfirmLink'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import type { ConfirmedEmailRow } from './confirmedEmailStore.ts'
import type { EmailInOverview } from './confirmLinkStore.ts'

export const confirmedEmailDto = (row: ConfirmedEmailRow): z.output<typeof ConfirmedEmail> => ({
  emailAddress: row.address,
  confirmed: row.confirmedAt !== null,
  confirmationDateTime: momentOf(row.confirmedAt),
  confirmer: row.confirmer,
  token: null,
})

type OverviewDto = ResponseOf<typeof confirmedEmails>['_embedded']['confirmedEmailDtoList'][number]

export function emailInOverviewDto({ link, lastRequestedAt, ...row }: EmailInOverview, now: Instant): OverviewDto {
  const confirmed = row.confirmedAt !== null
  return {
    ...confirmedEmailDto(row),
    actions: {
      mailLink: refusalToMailConfirmLink({ confirmed, lastRequestedAt, now }),
      confirm: refusalToConfirmEmail(confirmed),
    },
    link: link && { ...link, mailedAt: momentOf(link.mailedAt), expiresAt: momentOf(link.expiresAt) },
  }
}

const momentOf = (instant: Instant | null): string | null => (instant === null ? null : formatInstant(instant))
