import type { AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import type { AbsenceForm } from './absenceForm.ts'
import { counterChoices } from './leaveLeft.ts'

type Props = { readonly form: UseFormReturnType<AbsenceForm>; readonly facts: AbsenceMonthFacts }

const words = texts.personMonth

/**
 * The field for the leave counter of an absence. It is shown when the kind of absence has several counters. When the
 * field is empty, the usual order of the counters applies.
 */
export function CounterField({ form, facts }: Props) {
  const { category, counter } = form.getValues()
  const choices = counterChoices(category, facts)
  if (choices.length === 0) return null
  return (
    <NativeSelect
      label={words.counter}
      data={[{ value: '', label: words.anyCounter }, ...choices]}
      error={form.errors['counter']}
      value={counter ?? ''}
      onChange={({ currentTarget: { value } }) => form.setFieldValue('counter', isCounterType(value) ? value : null)}
    />
  )
}
