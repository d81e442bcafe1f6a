import { confirmEmail } from '@uurwerk/contract/customers/confirmedEmails'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconLock } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { formatMoment } from '../../../ui/format/formatMoment.ts'
import type { Invoice } from '../../queries.ts'
import classes from '../detail.module.css'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { MailStatusBadge } from '../../MailStatusBadge.tsx'

type Props = { readonly invoice: Invoice }

/** The panel with the people who get the invoice by mail, and the reason why the invoice cannot be mailed yet. */
export function MailPanel({ invoice }: Props) {
  const words = texts.invoicing.mailing
  const { confirmedEmailDtos: addresses, contactMail } = invoice
  const isGated = addresses.some(({ confirmed }) => !confirmed)
  return (
    <Panel title={words.title} aside={<MailState invoice={invoice} />}>
      <ul className={classes.addresses}>
        {addresses.map((address) => (
          <Address key={address.emailAddress} address={address} />
        ))}
        {addresses.length === 0 && contactMail !== '' && (
          <li>
            <span className={classes.address}>
              <strong>{contactMail}</strong>
              <small>{words.toContact}</small>
            </span>
          </li>
        )}
      </ul>
      {addresses.length === 0 && contactMail === '' && <p className={classes.hint}>{words.toNobody}</p>}
      {isGated && <p className={classes.hint}>{words.gate}</p>}
    </Panel>
  )
}

type AddressProps = { readonly address: Invoice['confirmedEmailDtos'][number] }

function Address({ address: { emailAddress, confirmed, confirmer, confirmationDateTime, actions } }: AddressProps) {
  const { mutateAsync: confirm } = useAction(confirmEmail)
  const words = texts.invoicing.mailing
  const Icon = confirmed ? IconCircleCheck : IconAlertTriangle
  const by =
    confirmer === null || confirmationDateTime === null
      ? words.confirmed
      : words.confirmedBy(confirmer, formatMoment(confirmationDateTime))
  return (
    <li>
      <Icon size={16} stroke={1.75} data-confirmed={confirmed || undefined} aria-hidden />
      <span className={classes.address}>
        <strong>{emailAddress}</strong>
        <small>{confirmed ? by : words.unconfirmed}</small>
      </span>
      {actions.confirm === null && (
        <ActionButton
          variant="filled"
          aria-label={words.confirmOf(emailAddress)}
          onClick={() => confirm({ body: { emailAddress, isConfirmed: true } })}
        >
          {words.confirm}
        </ActionButton>
      )}
    </li>
  )
}

/** Shows the result of the last mail. When no mail was sent yet, it shows why the invoice is not mailed yet. */
function MailState({ invoice }: { readonly invoice: Invoice }) {
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
