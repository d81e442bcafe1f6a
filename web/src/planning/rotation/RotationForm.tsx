import { messages } from '@uurwerk/contract/messages'
import {
  addRotationPattern,
  editRotationPattern,
  type RotationPattern,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { MOST_ROTATION_WEEKS } from '@uurwerk/domain/planning/patterns/rotation'
import { NativeSelect, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../patterns/patterns.module.css'
import { daysOfPattern, placeOf, WEEKDAYS, weeksOfPattern } from '../patterns/patternForm.ts'
import { teamPlanningQuery } from '../team/queries.ts'

const words = texts.rotation

type Values = {
  customerId: number | null
  name: string
  weeks: number
  /** The id of the shift type of each day; null for a free day. */
  days: Record<string, number | null>
}

type Props = { readonly pattern: RotationPattern | null; readonly onClose: () => void }

/** The form of a pattern: its customer, its name, its weeks, and the shift type of each day (rule rotation-1). */
export function RotationForm({ pattern, onClose }: Props) {
  const { mutateAsync: add } = useAction(addRotationPattern, SHOWN_BY_SCREEN)
  const { mutateAsync: edit } = useAction(editRotationPattern, SHOWN_BY_SCREEN)
  const { data } = useQuery(teamPlanningQuery({ from: today(), to: today() }))
  const form = useForm<Values>({
    initialValues: {
      customerId: pattern?.customerId ?? null,
      name: pattern?.name ?? '',
      weeks: pattern?.weeks ?? 2,
      days: Object.fromEntries(
        pattern?.days.map(({ week, weekday, shiftId }) => [placeOf(week, weekday), shiftId]) ?? [],
      ),
    },
    validate: {
      customerId: (value) => (value === null ? messages.required(words.customer) : null),
      name: (name) => (name.trim() === '' ? messages.required(words.name) : null),
      days: (days, values) => (daysOfPattern(values.weeks, days).length === 0 ? words.noDays : null),
    },
  })
  const { customerId, weeks } = form.getValues()
  const types = data?.shiftTypes.filter((type) => type.usable && type.customerId === customerId) ?? []

  async function save({ customerId: customer, days, ...values }: Values): Promise<void> {
    if (customer === null) return
    const shifts = daysOfPattern(values.weeks, days)
    const body = { customerId: customer, name: values.name.trim(), weeks: values.weeks, days: shifts }
    if (pattern === null) await add({ body })
    else await edit({ params: { patternId: pattern.id }, body: { ...body, version: pattern.version } })
    showNote(words.saved)
    onClose()
  }
  return (
    <Form form={form} onSubmit={save} aboutField={{ pattern_name_taken: 'name' }} layout="stacked">
      <Fields>
        {pattern === null && (
          <NumberChoice
            label={words.customer}
            placeholder={words.chooseCustomer}
            choices={data?.customers.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={customerId}
            error={form.errors['customerId']}
            onChange={(value) => form.setValues({ customerId: value, days: {} })}
          />
        )}
        <TextInput label={words.name} maxLength={60} {...form.getInputProps('name')} />
        <NumberChoice
          label={words.weeks}
          choices={weeksOfPattern(MOST_ROTATION_WEEKS).map((each) => ({ value: each, label: words.weekCount(each) }))}
          {...form.getInputProps('weeks')}
        />
      </Fields>
      {weeksOfPattern(weeks).map((week) => (
        <WeekFields key={week} week={week} form={form} types={types} />
      ))}
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

type WeekProps = {
  readonly week: number
  readonly form: UseFormReturnType<Values>
  readonly types: readonly { readonly id: number; readonly name: string }[]
}

const WeekFields = ({ week, form, types }: WeekProps) => (
  <fieldset className={classes.week}>
    <legend>{words.week(week)}</legend>
    {WEEKDAYS.map((weekday) => (
      <NativeSelect
        key={weekday}
        label={words.weekdays[weekday - 1]}
        data={[{ value: '', label: words.free }, ...types.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={String(form.getValues().days[placeOf(week, weekday)] ?? '')}
        error={week === 1 && weekday === 1 ? form.errors['days'] : null}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue(`days.${placeOf(week, weekday)}`, value === '' ? null : Number(value))
        }
      />
    ))}
  </fieldset>
)
