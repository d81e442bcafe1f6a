import { addConfirmedEmail, NewEmailBody } from '@uurwerk/contract/confirmedEmails'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../api/useAction.ts'
import { texts } from '../texts/texts.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './confirmedEmails.module.css'
import { confirmedEmailsQuery } from './queries.ts'

/** One more address; it stays unconfirmed until somebody says that it is right. */
export function NewEmailForm({ onClose }: { readonly onClose: () => void }) {
  const words = texts.confirmedEmails
  const client = useQueryClient()
  const form = useForm({ initialValues: { emailAddress: '' }, validate: schemaResolver(NewEmailBody, { sync: true }) })
  const { mutateAsync: add } = useAction(addConfirmedEmail, {
    onSettled: () => client.invalidateQueries({ queryKey: confirmedEmailsQuery.queryKey }),
  })
  async function save(body: { readonly emailAddress: string }): Promise<void> {
    await add({ body })
    onClose()
  }
  return (
    <div className={classes.new}>
      <Panel title={words.new}>
        <Form form={form} draft={{ name: 'new e-mail address' }} onSubmit={save}>
          <TextInput label={words.email} withAsterisk autoFocus {...form.getInputProps('emailAddress')} />
          <FormButtons
            onCancel={onClose}
            busy={form.submitting}
            reason={NewEmailBody.safeParse(form.values).success ? null : words.fillIn}
          >
            {words.save}
          </FormButtons>
        </Form>
      </Panel>
    </div>
  )
}
