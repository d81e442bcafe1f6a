import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import type { IconComponent } from '../../../ui/createIcon.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'

type Props = {
  readonly question: string
  /** The person and the customer of the timesheet. They are below the title of the dialog. */
  readonly about: string
  readonly effect: string
  readonly confirm: string
  readonly icon: IconComponent
  readonly schema: Parameters<typeof schemaResolver>[0]
  readonly children?: ReactNode
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The dialog that asks for a reason. The reason is stored with the timesheet. */
export function ReasonDialog({ question, about, effect, confirm, icon, schema, children, onConfirm, onClose }: Props) {
  const words = texts.contractMonths
  const form = useForm({ initialValues: { reason: '' }, validate: schemaResolver(schema, { sync: true }) })

  async function act({ reason }: { readonly reason: string }): Promise<void> {
    await onConfirm(reason)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={question} subtitle={about}>
      <Form form={form} onSubmit={act}>
        <p>{effect}</p>
        {children}
        <TextInput
          mt="md"
          label={words.reason}
          description={words.reasonHint}
          maxLength={255}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormButtons onCancel={onClose} busy={form.submitting} icon={icon}>
          {confirm}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
