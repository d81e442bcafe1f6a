import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editHrEmployer, HrEmployerBody } from '@uurwerk/contract/people/hrEmployers'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice, type StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import type { HrEmployer } from '../queries.ts'
import { differences } from '../../ui/form/stale/differences.ts'

type Values = { readonly name: string; readonly payrollNumber: string }

type Props = {
  /** The HR employer that HR edits; undefined when HR adds a new one. */
  readonly employer?: HrEmployer
  readonly onSave: (body: Values & { readonly version?: number | undefined }) => Promise<unknown>
  /** Closes the editor. Undefined in the list of first steps, where HR cannot close the editor. */
  readonly onClose?: () => void
}

export function HrEmployerEditor({ employer, onSave, onClose }: Props) {
  const words = texts.settings.employers
  useFocusBack(true)
  const began = useAsOpened(employer)
  const form = useForm<Values>({
    initialValues: fieldsOf(began),
    validate: schemaResolver(HrEmployerBody, { sync: true }),
  })
  const { stale, attempt } = useStale<ResponseOf<typeof editHrEmployer>>(
    (now) => changed(fieldsOf(now), fieldsOf(began)).length === 0,
  )
  const save = (values: Values, since = began?.version): Promise<void> =>
    attempt(async (version) => {
      await onSave({ ...values, version })
      form.resetDirty()
      onClose?.()
    }, since)
  return (
    <Form
      form={form}
      draft={{ name: `HR employer ${employer?.id ?? 'new'}` }}
      onSubmit={(values) => save(values)}
      layout="stacked"
      aboutField={{ hr_employer_name_taken: 'name' }}
    >
      {stale !== null && (
        <StaleNotice
          title={words.staleTitle(stale.changedBy)}
          fields={changed(fieldsOf(stale.now), form.getValues())}
          onTake={() => onClose?.()}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      <Fields>
        <TextInput label={words.name} withAsterisk maxLength={100} autoFocus {...form.getInputProps('name')} />
        <TextInput
          label={words.payrollNumber}
          description={words.payrollNumberHint}
          maxLength={7}
          {...form.getInputProps('payrollNumber')}
        />
      </Fields>
      {onClose === undefined ? (
        <div>
          <ActionButton type="submit" variant="filled" busy={form.submitting}>
            {words.add}
          </ActionButton>
        </div>
      ) : (
        <FormButtons
          onCancel={onClose}
          reason={form.isDirty() ? null : texts.settings.nothingChanged}
          busy={form.submitting}
        >
          {texts.settings.save}
        </FormButtons>
      )}
    </Form>
  )
}

const fieldsOf = (employer: Pick<HrEmployer, 'name' | 'payrollNumber'> | undefined): Values => ({
  name: employer?.name ?? '',
  payrollNumber: employer?.payrollNumber ?? '',
})

const changed = (theirs: Values, yours: Values): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

const formatFields = ({ name, payrollNumber }: Values) =>
  [
    [texts.settings.employers.name, name],
    [texts.settings.employers.payrollNumber, payrollNumber],
  ] as const
