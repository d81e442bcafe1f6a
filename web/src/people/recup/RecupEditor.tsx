import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Fields, Wide } from '../../ui/form/FieldGroups.tsx'

export type RecupHours = { readonly hours: number | null; readonly reason: string }

type Props<Values extends RecupHours> = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly draftName: string
  readonly form: UseFormReturnType<Values>
  readonly hoursHint?: string
  readonly startsWithHours?: boolean
  readonly onSave: (values: Values & { readonly hours: number }) => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** When the server refuses the values, the form shows the reason above its fields. */
export function RecupEditor<Values extends RecupHours>(props: Props<Values>) {
  const { draftName, form, hoursHint, startsWithHours = false, onSave, onClose, children } = props
  const words = texts.people.recup
  useFocusBack(true)
  const { problem, attempt } = useAttempt()

  async function save(values: Values): Promise<void> {
    const { hours } = values
    if (hours !== null && (await attempt(() => onSave({ ...values, hours }))) !== null) onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: draftName }} onSubmit={save}>
        <ProblemLine problem={problem} />
        <Fields>
          {children}
          <HoursField
            label={words.hours}
            description={hoursHint}
            autoFocus={startsWithHours}
            {...bound<number | null>(form, 'hours')}
          />
          <Wide>
            <TextInput label={words.reason} maxLength={255} {...form.getInputProps('reason')} />
          </Wide>
        </Fields>
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
