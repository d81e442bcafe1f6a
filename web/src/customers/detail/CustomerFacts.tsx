import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { Link } from 'react-router'
import { IconAlertTriangle, IconCircleCheck } from '../../ui/icons.ts'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { Facts, type Fact } from '../../ui/page/Facts.tsx'
import type { Customer, CustomerRow } from '../queries.ts'
import classes from './detail.module.css'

type Props = {
  readonly customer: Customer
  /** The parent company is undefined while it loads, and null without one. */
  readonly parent: CustomerRow | null | undefined
}

export const CustomerFacts = (props: Props) => (
  <>
    <Warnings warnings={warningSentences([warningOf(props)])} />
    <div className={classes.facts}>
      {groupsOf(props).map((facts) => (
        <Facts key={facts[0]?.label} facts={facts} />
      ))}
    </div>
  </>
)

const warningOf = ({ customer: { vat, customerInvoiceAddress } }: Props) =>
  warningOnVatNumber({ vat, country: customerInvoiceAddress.country })

function groupsOf({ customer, parent }: Props): readonly (readonly Fact[])[] {
  const { fields: words, detail } = texts.customers
  const { supervisor, customerHours, customerInvoiceAddress: address, invoiceAddressingDto: addressing } = customer
  const yesOrNo = (is: boolean) => (is ? detail.yes : detail.no)
  return [
    [
      { label: words.id, value: customer.id },
      { label: words.name, value: customer.name },
      { label: words.abbreviation, value: customer.abbreviation },
      { label: words.supervisorName, value: supervisor.name },
      { label: detail.supervisorEmail, value: <EmailAddress address={supervisor.email} /> },
    ],
    [
      { label: words.morning, value: customerHours.morning },
      { label: words.evening, value: customerHours.evening },
      { label: words.night, value: customerHours.night },
      { label: words.parent, value: <Parent parent={parent} /> },
      { label: words.vat, value: customer.privatePerson ? words.privatePerson : formatVatNumber(customer.vat) },
    ],
    [
      { label: detail.address, value: formatAddress(address) },
      { label: words.addressee, value: addressing.financialSupervisorReference },
      { label: detail.emails, value: <CustomerEmails emails={customer.confirmedEmailDtos} /> },
      { label: words.organisationName, value: addressing.organisationName },
      { label: words.paymentTerm, value: words.days(customer.paymentTerm) },
      { label: words.concatenated, value: yesOrNo(customer.wantsConcatenatedDocuments) },
      { label: words.delivery, value: words.channels[customer.delivery] },
      ...optional(words.peppolId, customer.peppolId),
      ...optional(words.buyerReference, customer.buyerReference),
    ],
  ]
}

/** The postal address on one line, as on an envelope. Parts without a value are left out. */
const formatAddress = ({ street, houseNumber, postalCode, city, country }: Customer['customerInvoiceAddress']) =>
  [`${street} ${houseNumber}`, `${postalCode} ${city}`, country]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

const optional = (label: string, value: string): readonly Fact[] => (value === '' ? [] : [{ label, value }])

function Parent({ parent }: Pick<Props, 'parent'>) {
  if (parent === undefined) return null
  if (parent === null) return texts.customers.detail.noParent
  return <Link to={paths.adminCustomer({ customer: parent.id })}>{parent.abbreviation}</Link>
}

/** A confirmed address is green and an unconfirmed one red. A word says the same, for people who see no colours. */
function CustomerEmails({ emails }: { readonly emails: Customer['confirmedEmailDtos'] }) {
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

/** An e-mail address. When it is too long for one line, the line break comes after the @. */
function EmailAddress({ address }: { readonly address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
