import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockHour4,
  IconHelpCircle,
  IconLock,
  IconMailOff,
} from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Invoice } from '../queries.ts'

const STATES = {
  queued: { color: 'blue', icon: IconClockHour4 },
  sent: { color: 'green', icon: IconCircleCheck },
  failed: { color: 'red', icon: IconMailOff },
  unclear: { color: 'orange', icon: IconHelpCircle },
} as const

type Status = keyof typeof STATES

export const MailStatusBadge = ({ status }: { readonly status: Status }) => (
  <StatusBadge {...STATES[status]}>{texts.invoicing.mailing.states[status]}</StatusBadge>
)

/** How mailing stands: what happened to the last mail, else what the next one waits for. */
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
