import { addConfirmedEmail, NewEmailBody } from '@uurwerk/contract/customers/confirmedEmails'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './confirmedEmails.module.css'

/**
 * The form for a new e-mail address. The button above the form closes it again. A new address is unconfirmed until HR
 * or the owner of the address confirms it.
 */
export function NewEmailForm({ onSaved }: { readonly onSaved: () => void }) {
  const words = texts.confirmedEmails
  const form = useForm({
    initialValues: { emailAddress: '' },
    validate: schemaResolver(NewEmailBody, { sync: true }),
    validateInputOnBlur: true,
  })
  const { mutateAsync: add } = useAction(addConfirmedEmail)
  async function save(body: { readonly emailAddress: string }): Promise<void> {
    await add({ body })
    onSaved()
  }
  return (
    <div className={classes.new}>
      <Panel title={words.new}>
        <Form form={form} draft={{ name: 'new e-mail address' }} onSubmit={save}>
          <TextInput label={words.email} withAsterisk autoFocus {...form.getInputProps('emailAddress')} />
          <DialogButtons>
            <ActionButton type="submit" variant="filled" busy={form.submitting}>
              {words.save}
            </ActionButton>
          </DialogButtons>
        </Form>
      </Panel>
    </div>
  )
}
