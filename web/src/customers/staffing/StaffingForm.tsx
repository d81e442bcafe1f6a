import { addStaffing, editStaffing, type StaffingLevelDto } from '@uurwerk/contract/customers/staffing'
import { messages } from '@uurwerk/contract/messages'
import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { Day } from '@uurwerk/domain/time/day'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { WholeNumberField } from '../../ui/form/fields/WholeNumberField.tsx'
import { FieldGroup, Fields, ShortFields, Wide } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { QualificationField } from '../../people/qualifications/QualificationField.tsx'

const words = texts.staffing
const MOST_PEOPLE = 99

type Values = {
  shiftTypeId: number | null
  start: Day | null
  end: Day | null
  weekdays: (number | string)[]
  onHolidays: number | string
  qualificationId: number | null
}

type Props = {
  readonly customerId: number
  readonly types: readonly ShiftType[]
  readonly today: Day | undefined
  /** The staffing level (the number of people that a customer needs) that HR changes; null for a new level. */
  readonly level: StaffingLevelDto | null
  readonly onClose: () => void
}

const required = (label: string) => (value: unknown) => (value === null ? messages.required(label) : null)

/** The form for a staffing level: the number of people that a customer needs on each weekday for a shift type. */
export function StaffingForm({ customerId, types, today, level, onClose }: Props) {
  const { mutateAsync: add } = useAction(addStaffing, SHOWN_BY_SCREEN)
  const { mutateAsync: edit } = useAction(editStaffing, SHOWN_BY_SCREEN)
  const form = useForm<Values>({
    initialValues: {
      shiftTypeId: level?.shiftTypeId ?? null,
      start: level?.period.start ?? today ?? null,
      end: level?.period.end ?? null,
      weekdays: level === null ? [1, 1, 1, 1, 1, 1, 1] : [...level.weekdays],
      onHolidays: level?.onHolidays ?? '',
      qualificationId: level?.qualification?.id ?? null,
    },
    validate: { shiftTypeId: required(words.shift), start: required(words.from) },
  })

  async function save({ shiftTypeId, start, end, weekdays, onHolidays, qualificationId }: Values): Promise<void> {
    if (shiftTypeId === null || start === null) return
    const numbers = {
      weekdays: weekdays.map((people) => Number(people || 0)),
      onHolidays: onHolidays === '' ? null : Number(onHolidays),
    }
    const body = { shiftTypeId, start, end, ...numbers, qualificationId }
    if (level === null) await add({ params: { id: customerId }, body })
    else await edit({ params: { id: customerId, levelId: level.id }, body: { ...body, version: level.version } })
    onClose()
  }
  return (
    <Form
      form={form}
      layout="stacked"
      aboutField={{ staffing_overlaps: 'start', period_reversed: 'end', qualification_ended: 'qualificationId' }}
      onSubmit={save}
    >
      <NumberChoice
        label={words.shift}
        placeholder={words.chooseShift}
        choices={types.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('shiftTypeId')}
      />
      <PeriodFields form={form} />
      <PeopleFields form={form} />
      <QualificationField
        hint={words.qualificationHint}
        kept={level?.qualification?.id ?? null}
        {...form.getInputProps('qualificationId')}
      />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

type FieldsProps = { readonly form: UseFormReturnType<Values> }

function PeriodFields({ form }: FieldsProps) {
  return (
    <Fields>
      <DayField label={words.from} reader="office" {...form.getInputProps('start')} />
      <DayField label={words.to} description={words.toHint} reader="office" {...form.getInputProps('end')} />
    </Fields>
  )
}

const PeopleFields = ({ form }: FieldsProps) => (
  <FieldGroup legend={words.people}>
    <Wide>
      <ShortFields>
        {words.weekdayNames.map((name, place) => (
          <WholeNumberField key={name} label={name} max={MOST_PEOPLE} {...form.getInputProps(`weekdays.${place}`)} />
        ))}
        <WholeNumberField
          label={words.onHolidays}
          withAsterisk={false}
          description={words.onHolidaysHint}
          max={MOST_PEOPLE}
          {...form.getInputProps('onHolidays')}
        />
      </ShortFields>
    </Wide>
  </FieldGroup>
)
