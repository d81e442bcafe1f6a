import { messages } from '@uurwerk/contract/messages'
import { MOST_PATTERN_WEEKS, nextStartOf } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { weekdayName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import { NativeSelect, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { today } from '../../app/clock/now.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { formatSpan } from '../copy/formatSpan.ts'
import { patternBodyOf, patternValuesOf, placeOf, startChoices, WEEKDAYS, weeksOfPattern } from './patternForm.ts'
import type { PatternValues } from './patternForm.ts'
import classes from './patterns.module.css'
import type { ShiftPatternDto } from './queries.ts'
import { useFocusFirst } from './useFocusFirst.ts'
import { usePatternSteps } from './usePatternSteps.ts'

type Props = {
  readonly contract: MonthContract
  /** The pattern to change; null for a new pattern. */
  readonly pattern: ShiftPatternDto | null
  readonly onSaved: (name: string) => void
  readonly onCancel: () => void
}

/** The form of a pattern: its name, its number of weeks, and the shift type of each day (rule planning-80). */
export function PatternForm({ contract, pattern, onSaved, onCancel }: Props) {
  const words = texts.patterns
  const steps = usePatternSteps(contract.id)
  const form = useForm<PatternValues>({
    initialValues: patternValuesOf(pattern, { shiftTypes: contract.shiftTypes, today: today() }),
    validate: {
      name: (name) => (name.trim() === '' ? messages.required(words.name) : null),
      days: (_, values) => (patternBodyOf(values).days.length === 0 ? words.noDays : null),
    },
  })

  async function save(values: PatternValues): Promise<void> {
    const name = values.name.trim()
    await steps.save(patternBodyOf({ ...values, name }), pattern?.id ?? null)
    onSaved(name)
  }

  return (
    <Form form={form} onSubmit={save} aboutField={{ pattern_name_taken: 'name' }} layout="stacked">
      {pattern === null && <Hint>{words.explained}</Hint>}
      <PatternHead form={form} />
      {weeksOfPattern(Number(form.getValues().weeks)).map((week) => (
        <WeekFields key={week} week={week} form={form} shiftTypes={contract.shiftTypes} />
      ))}
      <FormButtons onCancel={onCancel} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

type HeadProps = { readonly form: UseFormReturnType<PatternValues> }

/** The fields for the name, for the number of weeks, and for the calendar week in which the pattern starts. */
function PatternHead({ form }: HeadProps) {
  const words = texts.patterns
  const first = useFocusFirst<HTMLInputElement>()
  const { weeks, startsOn } = form.getValues()
  const count = Number(weeks)

  function changeWeeks(value: string): void {
    form.setFieldValue('weeks', value)
    // The start of the pattern must be one of the weeks that the field offers.
    form.setFieldValue('startsOn', nextStartOf({ weeks: Number(value), startsOn }, today()))
  }
  return (
    <Fields>
      <TextInput
        ref={first}
        label={words.name}
        placeholder={words.nameExample}
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={words.weeks}
        data={weeksOfPattern(MOST_PATTERN_WEEKS).map((each) => ({ value: String(each), label: words.count(each) }))}
        value={weeks}
        onChange={({ currentTarget: { value } }) => changeWeeks(value)}
      />
      {count > 1 && (
        <NativeSelect
          label={words.startsOn}
          data={startChoices(count, today()).map((monday) => ({
            value: monday,
            label: words.week(weekNumberOf(monday), formatSpan(monday, addDays(monday, 6))),
          }))}
          value={startsOn}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('startsOn', toDay(value))}
        />
      )}
    </Fields>
  )
}

type WeekProps = HeadProps & { readonly week: number; readonly shiftTypes: MonthContract['shiftTypes'] }

/** The shift type of each day of one week of the pattern. */
function WeekFields({ form, week, shiftTypes }: WeekProps) {
  const words = texts.patterns
  const { startsOn, days } = form.getValues()
  return (
    <fieldset className={classes.week}>
      <legend>{words.weekName(week)}</legend>
      {WEEKDAYS.map((weekday) => (
        <NativeSelect
          key={weekday}
          label={weekdayName(addDays(startsOn, weekday - 1))}
          data={[
            { value: '', label: words.free },
            ...shiftTypes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={days[placeOf(week, weekday)] ?? ''}
          error={form.errors['days'] !== undefined && week === 1 && weekday === 1 ? form.errors['days'] : null}
          onChange={({ currentTarget: { value } }) => form.setFieldValue(`days.${placeOf(week, weekday)}`, value)}
        />
      ))}
    </fieldset>
  )
}
