import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { absenceFactsOn } from '@uurwerk/domain/absences/absenceMonthFacts'
import { absenceCategories, isAbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/refusalToBookAbsence'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import { Card, NativeSelect, Select } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { DayField } from '../../../ui/form/fields/DayField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useFocusBack } from '../../../ui/dialog/useFocusBack.ts'
import { absenceFormErrors, absenceOfForm, emptyAbsenceForm } from './absenceForm.ts'
import type { AbsenceForm } from './absenceForm.ts'
import { CounterField } from './CounterField.tsx'
import { leftOfKind } from './leaveLeft.ts'
import classes from '../personMonth.module.css'
import type { PersonAbsences } from './usePersonAbsences.ts'
import type { PersonMonth } from '../usePersonMonth.ts'

type Props = {
  readonly month: PersonMonth
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

/**
 * The form 'Afwezigheid toevoegen': HR adds one of the ten kinds of absence, for a full or half day, and sees the days
 * left.
 */
export function NewAbsenceForm({ month, onBook, onDone }: Props) {
  useFocusBack(true)
  const { yearMonth, absences } = month
  const { facts } = absences
  const form = useForm<AbsenceForm>({
    initialValues: emptyAbsenceForm,
    validate: (values) => absenceFormErrors(values, yearMonth),
  })
  const wanted = absenceOfForm(form.getValues())
  const refusal = wanted === null ? null : refusalToBookAbsence(absenceFactsOn(facts, [wanted.day]), wanted)

  async function save(filled: AbsenceForm): Promise<void> {
    const asked = absenceOfForm(filled)
    if (asked === null) return
    await onBook(asked)
    onDone()
  }
  return (
    <Card>
      <Form form={form} fieldOf={fieldOf} className={classes.form} onSubmit={save}>
        <h2>{words.addAbsence}</h2>
        <div className={classes.fields}>
          <DayField
            label={texts.timesheets.day}
            description={texts.timesheets.dayOf(formatMonth(yearMonth))}
            reader="office"
            first={firstDayOf(yearMonth)}
            last={lastDayOf(yearMonth)}
            {...form.getInputProps('day')}
          />
          <KindField form={form} facts={facts} />
          <CounterField form={form} facts={facts} />
          <NativeSelect label={words.length} data={LENGTHS} {...form.getInputProps('length')} />
        </div>
        <div className={classes.save}>
          <ActionButton type="submit" variant="filled" refusal={refusal} reasonBelow busy={form.submitting}>
            {words.save}
          </ActionButton>
        </div>
      </Form>
    </Card>
  )
}

type KindProps = {
  readonly form: UseFormReturnType<AbsenceForm>
  readonly facts: PersonMonth['absences']['facts']
}

/** The field for the kind of absence. Each kind shows the days that are left. */
function KindField({ form, facts }: KindProps) {
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
