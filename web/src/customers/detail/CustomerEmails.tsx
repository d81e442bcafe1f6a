import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import type { Customer } from '../queries.ts'
import { EmailAddress } from './EmailAddress.tsx'
import classes from './detail.module.css'

/**
 * The e-mail addresses for invoices. A confirmed address is green and an unconfirmed address is red. A word says the
 * same.
 */
export function CustomerEmails({ emails }: { readonly emails: Customer['confirmedEmailDtos'] }) {
  const words = texts.customers.detail
  if (emails.length === 0) return words.noEmails
  return (
    <ul className={classes.emails}>
      {emails.map(({ emailAddress, confirmed }) => {
        const Icon = confirmed ? IconCircleCheck : IconAlertTriangle
        return (
          <li key={emailAddress} data-confirmed={confirmed || undefined}>
            <span>
              <Icon size={16} stroke={1.75} aria-hidden />
              <EmailAddress address={emailAddress} />
            </span>{' '}
            <small>{confirmed ? words.confirmed : words.unconfirmed}</small>
          </li>
        )
      })}
    </ul>
  )
}
