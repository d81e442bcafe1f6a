import { RecupCorrectionBody, RecupCorrectionEdit } from '@uurwerk/contract/balances/balances'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { monthOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { NativeSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { bound, type AnyForm } from '../../ui/form/bound.ts'
import { HoursField } from '../../ui/form/fields/DecimalField.tsx'
import classes from '../detail/history.module.css'
import { RecupEditor } from './RecupEditor.tsx'
import type { RecupCorrection, RecupSteps } from './useRecupSteps.ts'

type Hours = { readonly hours: number | null; readonly reason: string }

type NewProps = {
  readonly personId: number
  readonly months: readonly YearMonth[]
  readonly onSave: RecupSteps['correct']
  readonly onClose: () => void
}

export function NewCorrectionForm({ personId, months, onSave, onClose }: NewProps) {
  const words = texts.people.recup
  const form = useForm<Hours & { readonly yearMonth: string }>({
    initialValues: { yearMonth: lastBegun(months), hours: null, reason: '' },
    validate: schemaResolver(RecupCorrectionBody, { sync: true }),
  })
  return (
    <RecupEditor
      draftName={`new recup correction ${personId}`}
      form={form}
      onSave={async ({ yearMonth, hours, reason }) => {
        if (hours !== null) await onSave({ yearMonth, hours, reason })
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={words.month}
        data={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        autoFocus
        {...form.getInputProps('yearMonth')}
      />
      <HoursAndReason form={form} />
    </RecupEditor>
  )
}

type LastProps = {
  readonly correction: RecupCorrection
  readonly onSave: RecupSteps['editLast']
  readonly onClose: () => void
}

export function LastCorrectionForm({ correction, onSave, onClose }: LastProps) {
  const { id, yearMonth, hours, reason } = correction
  const form = useForm<Hours>({
    initialValues: { hours, reason },
    validate: schemaResolver(RecupCorrectionEdit, { sync: true }),
  })
  return (
    <RecupEditor
      draftName={`recup correction ${id}`}
      form={form}
      onSave={async (values) => {
        if (values.hours !== null) await onSave({ id, hours: values.hours, reason: values.reason })
      }}
      onClose={onClose}
    >
      <p className={classes.wide}>{formatMonth(toYearMonth(yearMonth))}</p>
      <HoursAndReason form={form} autoFocus />
    </RecupEditor>
  )
}

type FieldsProps = { readonly form: AnyForm; readonly autoFocus?: boolean }

const HoursAndReason = ({ form, autoFocus = false }: FieldsProps) => (
  <>
    <HoursField
      label={texts.people.recup.hours}
      description={texts.people.recup.hoursHint}
      autoFocus={autoFocus}
      {...bound<number | null>(form, 'hours')}
    />
    <TextInput
      className={classes.wide}
      label={texts.people.recup.reason}
      maxLength={255}
      {...form.getInputProps('reason')}
    />
  </>
)

/** The month that the form for a correction proposes: the current month, or in a past year the last month. */
const lastBegun = (months: readonly YearMonth[]): string =>
  months.findLast((month) => month <= monthOf(today())) ?? months[0] ?? ''
