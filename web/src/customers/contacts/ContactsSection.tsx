import {
  customerContacts,
  endContact,
  endContactSessions,
  inviteContact,
  setCustomerApproval,
} from '@uurwerk/contract/customers/contacts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { CUSTOMER_APPROVALS } from '@uurwerk/domain/customers/contacts/customerApproval'
import type { CustomerContact } from '@uurwerk/contract/customers/contacts'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconDeviceMobileOff, IconMail, IconPencil, IconUserOff } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import type { Customer } from '../queries.ts'
import { ContactForm } from './ContactForm.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { ParentChoice } from '../ParentChoice.tsx'

const words = texts.contacts

/** The people who read and sign the customer's hours. They get access by a personal link (rule contact-1). */
export function ContactsSection({ customer }: { readonly customer: Customer }) {
  const load = useQuery(queryOf(customerContacts, { params: { id: customer.id } }))
  const { data } = load
  const { open, toggle, close } = useOpenEditor<'add' | number>()
  const contacts = data?._embedded.customerContactDtoList ?? []
  const edited = contacts.find(({ id }) => id === open)
  return (
    <Panel
      title={words.title}
      aside={
        <AddButton refusal={customer.actions.addContact} isOpen={open === 'add'} onClick={() => toggle('add')}>
          {words.add}
        </AddButton>
      }
    >
      {open === 'add' && (
        <ContactForm customer={customer} contact={null} isFirst={contacts.length === 0} onClose={close} />
      )}
      {edited !== undefined && (
        <ContactForm key={edited.id} customer={customer} contact={edited} isFirst={false} onClose={close} />
      )}
      <LoadState load={load} height={60} />
      {data !== undefined && !customer.internal && <ApprovalChoice customer={customer} contacts={data} />}
      {data !== undefined && contacts.length === 0 && <Hint>{words.none}</Hint>}
      {contacts.length > 0 && <ContactsTable customer={customer} contacts={contacts} onEdit={toggle} />}
    </Panel>
  )
}

type TableProps = {
  readonly customer: Customer
  readonly contacts: readonly CustomerContact[]
  readonly onEdit: (contactId: number) => void
}

const ContactsTable = ({ customer, contacts, onEdit }: TableProps) => {
  const isPhone = useIsPhone()
  return (
    <PlainTable
      label={words.title}
      rows={contacts}
      rowKey={({ id }) => id}
      csvName={`${words.title} ${customer.name}`}
      columns={[
        {
          title: words.columns.name,
          cell: (contact) => (isPhone ? <ContactOnPhone contact={contact} /> : contact.name),
          csv: ({ name }) => name,
        },
        { title: words.columns.email, spare: true, csv: ({ emailAddress }) => emailAddress },
        { title: words.columns.job, spare: true, csv: ({ jobTitle }) => jobTitle },
        { title: words.columns.maySign, csv: ({ maySign }) => words.yesOrNo(maySign) },
        { title: words.columns.mayRequest, csv: ({ mayRequest }) => words.yesOrNo(mayRequest) },
        {
          title: words.columns.access,
          spare: true,
          csv: accessInWords,
        },
      ]}
      below={(contact) => (
        <Group gap="sm">
          <ContactActions customerId={customer.id} contact={contact} onEdit={() => onEdit(contact.id)} />
        </Group>
      )}
    />
  )
}

/** The values are below each other, because a phone has no space for columns. */
const ContactOnPhone = ({ contact }: { readonly contact: CustomerContact }) =>
  [contact.name, contact.jobTitle, contact.emailAddress, accessInWords(contact)].map((part) => (
    <div key={part}>{part}</div>
  ))

type Choice = { readonly customer: Customer; readonly contacts: ResponseOf<typeof customerContacts> }

/** The choice whether an invoice waits for the signature of the customer (rule contact-13). */
function ApprovalChoice({ customer, contacts: { approval, effectiveApproval } }: Choice) {
  const { mutateAsync: set } = useAction(setCustomerApproval)
  return (
    <ParentChoice
      customer={customer}
      label={words.approval}
      choices={CUSTOMER_APPROVALS}
      nameOf={(choice) => words.approvals[choice]}
      chosen={approval}
      effect={`${words.approval}: ${words.approvalEffects[effectiveApproval]}`}
      onChoose={(choice) => set({ params: { id: customer.id }, body: { approval: choice } })}
    />
  )
}

function accessInWords({ lastUsedAt, invitedAt }: CustomerContact): string {
  if (lastUsedAt !== null) return words.used(formatMoment(lastUsedAt))
  return invitedAt === null ? words.notInvited : words.invited(formatMoment(invitedAt))
}

type OfContact = {
  readonly customerId: number
  readonly contact: CustomerContact
  readonly onEdit: () => void
}

function ContactActions({ customerId, contact, onEdit }: OfContact) {
  const params = { id: customerId, contactId: contact.id }
  const { mutateAsync: invite } = useAction(inviteContact)
  const { mutateAsync: signOut } = useAction(endContactSessions)
  const { mutateAsync: end } = useAction(endContact)
  return (
    <>
      <ActionButton variant="subtle" aria-label={words.editOf(contact.name)} icon={IconPencil} onClick={onEdit}>
        {words.edit}
      </ActionButton>
      <ActionButton
        aria-label={words.inviteOf(contact.name)}
        icon={IconMail}
        onClick={() => invite({ params }).catch(() => {})}
      >
        {words.invite}
      </ActionButton>
      {contact.sessions > 0 && (
        <ActionButton
          variant="subtle"
          aria-label={words.signOutOf(contact.name)}
          icon={IconDeviceMobileOff}
          onClick={() => signOut({ params }).catch(() => {})}
        >
          {words.signOut(contact.sessions)}
        </ActionButton>
      )}
      <AskFirstButton
        label={words.end}
        icon={IconUserOff}
        variant="subtle"
        color="red"
        question={words.endQuestion(contact.name)}
        danger
        onConfirm={() => end({ params })}
      >
        <p>{words.endEffect}</p>
      </AskFirstButton>
    </>
  )
}
