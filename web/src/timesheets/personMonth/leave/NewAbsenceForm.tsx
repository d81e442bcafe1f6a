import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { absenceCategories, isAbsenceCategory, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { refusalToBookEachDay } from '@uurwerk/domain/absences/booking/refusalToBookEachDay'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { messages } from '@uurwerk/contract/messages'
import type { Day } from '@uurwerk/domain/time/day'
import { Card, NativeSelect, Select } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useFocusBack } from '../../../ui/dialog/useFocusBack.ts'
import type { AbsenceOnDay } from './absenceAgain.ts'
import { leftOfKind, counterChoices } from './leaveLeft.ts'
import classes from '../personMonth.module.css'
import type { PersonAbsences } from './usePersonAbsences.ts'
import type { PersonMonth } from '../usePersonMonth.ts'
import { Fields } from '../../../ui/form/FieldGroups.tsx'
import { isCounterType, type CounterType } from '@uurwerk/domain/balances/counterType'

type AbsenceForm = {
  day: Day | null
  category: AbsenceCategory | null
  /** The balance from which the days are taken; null means that the balances are used in their usual order. */
  counter: CounterType | null
  length: 'full' | 'half' | ''
}

export const emptyAbsenceForm: AbsenceForm = { day: null, category: null, counter: null, length: '' }

/** The errors of the form for an absence. The day, the type and the duration are required. */
export const absenceFormErrors = (
  { day, category, length }: AbsenceForm,
  yearMonth: YearMonth,
): Partial<Record<keyof AbsenceForm, string>> => ({
  ...(day === null && { day: messages.required('datum') }),
  ...(day !== null && monthOf(day) !== yearMonth && { day: messages.dateInMonth('datum', yearMonth) }),
  ...(category === null && { category: messages.required('type') }),
  ...(length === '' && { length: messages.required('duur') }),
})

/** The absence that the form describes; null while a required field is empty. */
export function absenceOfForm({ day, category, counter, length }: AbsenceForm): AbsenceOnDay | null {
  if (day === null || category === null || length === '') return null
  return { day, category, counter, fullDay: length === 'full' }
}

type Props = {
  readonly month: Pick<PersonMonth, 'yearMonth' | 'absences'>
  /** The days of the absence, when they are already chosen. When absent, the form has a field for the day. */
  readonly days?: readonly Day[]
  readonly onBook: PersonAbsences['book']
  readonly onDone: () => void
}

const words = texts.personMonth
const LENGTHS = [
  { value: '', label: words.chooseLength },
  { value: 'full', label: texts.absences.fullDay },
  { value: 'half', label: texts.absences.halfDay },
]
const fieldOf = {
  dayOfMonth: 'day',
  absenceCategory: 'category',
  vacationCategory: 'counter',
  fullDay: 'length',
} as const

/** HR adds one of the ten kinds of absence, for a full or half day, and sees the days left. */
export function NewAbsenceForm({ month, days, onBook, onDone }: Props) {
  useFocusBack(true)
  const { yearMonth, absences } = month
  const { facts } = absences
  const form = useForm<AbsenceForm>({
    initialValues: { ...emptyAbsenceForm, day: days?.[0] ?? null },
    validate: (values) => absenceFormErrors(values, yearMonth),
  })
  const wanted = absenceOfForm(form.getValues())
  const refusal = wanted === null ? null : refusalToBookEachDay(facts, days ?? [wanted.day], wanted)

  async function save(filled: AbsenceForm): Promise<void> {
    const absence = absenceOfForm(filled)
    if (absence === null) return
    await onBook((days ?? [absence.day]).map((day) => ({ ...absence, day })))
    onDone()
  }
  const fields = (
    <Form form={form} fieldOf={fieldOf} layout="belowRow" onSubmit={save}>
      {days === undefined && <h2>{words.addAbsence}</h2>}
      <Fields>
        {days === undefined && (
          <DayField
            label={texts.timesheets.day}
            description={texts.timesheets.dayOf(formatMonth(yearMonth))}
            reader="office"
            first={firstDayOf(yearMonth)}
            last={lastDayOf(yearMonth)}
            {...form.getInputProps('day')}
          />
        )}
        <KindField form={form} facts={facts} />
        <CounterField form={form} facts={facts} />
        <NativeSelect label={words.length} data={LENGTHS} {...form.getInputProps('length')} />
      </Fields>
      <div className={classes.save}>
        <ActionButton type="submit" variant="filled" refusal={refusal} reasonBelow busy={form.submitting}>
          {words.save}
        </ActionButton>
      </div>
    </Form>
  )
  return days === undefined ? <Card>{fields}</Card> : fields
}

type FieldProps = { readonly form: UseFormReturnType<AbsenceForm>; readonly facts: AbsenceMonthFacts }

function KindField({ form, facts }: FieldProps) {
  const { category } = form.getValues()
  return (
    <Select
      label={words.kind}
      placeholder={words.chooseKind}
      data={absenceCategories.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <small>{isAbsenceCategory(option.value) && leftOfKind(option.value, facts)}</small>
        </span>
      )}
      {...form.getInputProps('category')}
      description={category === null ? null : leftOfKind(category, facts)}
      onChange={(kind) =>
        form.setValues({ category: kind !== null && isAbsenceCategory(kind) ? kind : null, counter: null })
      }
    />
  )
}

/** The field is shown when the kind has several balances. When empty, they are used in their usual order. */
function CounterField({ form, facts }: FieldProps) {
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
