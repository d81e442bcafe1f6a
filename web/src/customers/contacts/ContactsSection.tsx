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
import { Group, Skeleton, Stack } from '@mantine/core'
import { IconDeviceMobileOff, IconMail, IconPencil, IconPlus, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import type { Customer } from '../queries.ts'
import { ContactForm } from './ContactForm.tsx'

const words = texts.contacts

/** The people of a customer who read and sign its hours. They get access by a personal link (rule contact-1). */
export function ContactsSection({ customer }: { readonly customer: Customer }) {
  const { data, error, refetch } = useQuery(queryOf(customerContacts, { params: { id: customer.id } }))
  const { open, toggle, close } = useOpenEditor<'add' | number>()
  const contacts = data?._embedded.customerContactDtoList ?? []
  const edited = contacts.find(({ id }) => id === open)
  return (
    <Panel
      title={words.title}
      aside={
        <ActionButton
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          reason={customer.internal ? words.internal : customer.active ? null : words.inactive}
          aria-expanded={open === 'add'}
          onClick={() => toggle('add')}
        >
          {words.add}
        </ActionButton>
      }
    >
      {open === 'add' && (
        <ContactForm customer={customer} contact={null} isFirst={contacts.length === 0} onClose={close} />
      )}
      {edited !== undefined && (
        <ContactForm key={edited.id} customer={customer} contact={edited} isFirst={false} onClose={close} />
      )}
      {data === undefined && error === null && <Skeleton height={60} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
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
        {
          title: words.columns.email,
          spare: true,
          cell: ({ emailAddress }) => emailAddress,
          csv: ({ emailAddress }) => emailAddress,
        },
        { title: words.columns.job, spare: true, cell: ({ jobTitle }) => jobTitle, csv: ({ jobTitle }) => jobTitle },
        {
          title: words.columns.maySign,
          cell: ({ maySign }) => words.yesOrNo(maySign),
          csv: ({ maySign }) => words.yesOrNo(maySign),
        },
        {
          title: words.columns.mayRequest,
          cell: ({ mayRequest }) => words.yesOrNo(mayRequest),
          csv: ({ mayRequest }) => words.yesOrNo(mayRequest),
        },
        {
          title: words.columns.access,
          spare: true,
          csv: (contact) => accessInWords(contact),
          cell: accessInWords,
        },
      ]}
      below={(contact) => (
        <Group gap={6}>
          <ContactActions customerId={customer.id} contact={contact} onEdit={() => onEdit(contact.id)} />
        </Group>
      )}
    />
  )
}

/** The name, the job, the address and the access of a contact below each other. A phone has no space for their columns. */
const ContactOnPhone = ({ contact }: { readonly contact: CustomerContact }) =>
  [contact.name, contact.jobTitle, contact.emailAddress, accessInWords(contact)].map((part) => (
    <div key={part}>{part}</div>
  ))

type Choice = { readonly customer: Customer; readonly contacts: ResponseOf<typeof customerContacts> }

/**
 * The choice whether an invoice waits for the signature of the customer (rule contact-13). A subdivision can use the
 * choice of its parent.
 */
function ApprovalChoice({ customer, contacts: { approval, effectiveApproval } }: Choice) {
  const { mutateAsync: set } = useAction(setCustomerApproval)
  const hasParent = customer.parentCompanyId > 0
  return (
    <Stack gap="xs" align="start" mb="md">
      <Segments
        label={words.approval}
        choices={hasParent ? (['parent', ...CUSTOMER_APPROVALS] as const) : CUSTOMER_APPROVALS}
        nameOf={(choice) => words.approvals[choice]}
        value={approval ?? (hasParent ? 'parent' : 'none')}
        onChange={(choice) => {
          const body = { approval: choice === 'parent' ? null : choice }
          void set({ params: { id: customer.id }, body }).catch(() => {})
        }}
      />
      <Hint>{`${words.approval}: ${words.approvalEffects[effectiveApproval]}`}</Hint>
    </Stack>
  )
}

function accessInWords({ lastUsedAt, invitedAt }: CustomerContact): string {
  if (lastUsedAt !== null) return words.used(writtenMoment(lastUsedAt))
  return invitedAt === null ? words.notInvited : words.invited(writtenMoment(invitedAt))
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
      <ActionButton
        variant="subtle"
        aria-label={words.editOf(contact.name)}
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        onClick={onEdit}
      >
        {words.edit}
      </ActionButton>
      <ActionButton
        aria-label={words.inviteOf(contact.name)}
        leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
        onClick={() => invite({ params }).catch(() => {})}
      >
        {words.invite}
      </ActionButton>
      {contact.sessions > 0 && (
        <ActionButton
          variant="subtle"
          aria-label={words.signOutOf(contact.name)}
          leftSection={<IconDeviceMobileOff size={16} stroke={1.75} aria-hidden />}
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
