import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { MailStatusBadge } from '../MailStatusBadge.tsx'
import type { Invoice } from '../queries.ts'

/** The result of the last mail. When no mail was sent, the reason why the first mail waits. */
export function MailState({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.mailing
  const { confirmedEmailDtos: addresses, contactMail, mailStatus } = invoice
  const unconfirmed = addresses.filter(({ confirmed }) => !confirmed).length
  if (mailStatus !== null) {
    return (
      <span role="status">
        <MailStatusBadge status={mailStatus} />
      </span>
    )
  }
  if (unconfirmed > 0) {
    return (
      <StatusBadge color="orange" icon={IconLock}>
        {words.waitsFor(unconfirmed)}
      </StatusBadge>
    )
  }
  return addresses.length === 0 && contactMail === '' ? (
    <StatusBadge color="red" icon={IconAlertTriangle}>
      {words.noAddress}
    </StatusBadge>
  ) : null
}
