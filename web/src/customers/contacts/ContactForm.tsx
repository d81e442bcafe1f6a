import { addContact, ContactBody, editContact, type CustomerContact } from '@uurwerk/contract/customers/contacts'
import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import type { Customer } from '../queries.ts'

const words = texts.contacts

type Props = {
  readonly customer: Customer
  /** The contact to change; null for a new contact. */
  readonly contact: CustomerContact | null
  /** For the first contact, the form proposes the supervisor (the contact person) of the customer. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

export function ContactForm({ customer, contact, isFirst, onClose }: Props) {
  const form = useForm({
    initialValues: {
      name: contact?.name ?? (isFirst ? customer.supervisor.name : ''),
      emailAddress: contact?.emailAddress ?? (isFirst ? customer.supervisor.email : ''),
      jobTitle: contact?.jobTitle ?? '',
      maySign: contact?.maySign ?? true,
      mayRequest: contact?.mayRequest ?? false,
    },
    validate: schemaResolver(ContactBody, { sync: true }),
    validateInputOnBlur: true,
  })
  const { mutateAsync: add } = useAction(addContact, SHOWN_BY_SCREEN)
  const { mutateAsync: edit } = useAction(editContact, SHOWN_BY_SCREEN)
  return (
    <Form
      form={form}
      layout="stacked"
      draft={{ name: contact === null ? `new contact of ${customer.id}` : `contact ${contact.id}` }}
      aboutField={{ contact_exists: 'emailAddress', stale: 'name' }}
      onSubmit={async (body) => {
        await (contact === null
          ? add({ params: { id: customer.id }, body })
          : edit({ params: { id: customer.id, contactId: contact.id }, body: { ...body, version: contact.version } }))
        onClose()
      }}
    >
      <TextInput label={words.columns.name} withAsterisk autoFocus {...form.getInputProps('name')} />
      <TextInput label={words.columns.email} withAsterisk type="email" {...form.getInputProps('emailAddress')} />
      <TextInput label={words.columns.job} {...form.getInputProps('jobTitle')} />
      <Checkbox label={words.columns.maySign} {...form.getInputProps('maySign', { type: 'checkbox' })} />
      <Checkbox label={words.columns.mayRequest} {...form.getInputProps('mayRequest', { type: 'checkbox' })} />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}
