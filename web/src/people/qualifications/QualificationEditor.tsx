import { LONGEST_QUALIFICATION, QualificationBody, type Qualification } from '@uurwerk/contract/people/qualifications'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'

const words = texts.qualifications

type Props = {
  /** The qualification that HR renames; undefined for a new qualification. */
  readonly qualification?: Qualification
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The form for the name of a qualification (rule qualifications-1). */
export function QualificationEditor({ qualification, onSave, onClose }: Props) {
  useFocusBack(true)
  const form = useForm({
    initialValues: { name: qualification?.name ?? '' },
    validate: schemaResolver(QualificationBody, { sync: true }),
  })
  async function save({ name }: { readonly name: string }): Promise<void> {
    await onSave(name)
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} onSubmit={save} aboutField={{ qualification_name_taken: 'name' }}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          withAsterisk
          maxLength={LONGEST_QUALIFICATION}
          autoFocus
          {...form.getInputProps('name')}
        />
        <FormButtons onCancel={onClose} reason={form.isDirty() ? null : words.nothingChanged} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
