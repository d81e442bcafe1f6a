import { messages } from '@uurwerk/contract/messages'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { CLAIM_HOURS } from '@uurwerk/domain/planning/openShifts/needState'
import { MOST_PLACES } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { QualificationField } from '../../people/qualifications/QualificationField.tsx'
import { teamPlanningQuery } from '../team/queries.ts'
import { GrantsField } from './GrantsField.tsx'
import { HoursBeforeField } from './HoursBeforeField.tsx'

const words = texts.needs
const LAST_DAYS = 61

type Values = {
  customerId: number | null
  shiftTypeId: number | null
  from: Day | null
  to: Day | null
  places: number
  grants: ClaimGrants | undefined
  hoursBefore: number
  qualificationId: number | null
  note: string
}

const required = (label: string) => (value: unknown) => (value === null ? messages.required(label) : null)
const REQUIRED = {
  customerId: required(words.customer),
  shiftTypeId: required(words.shiftType),
  from: required(words.from),
  to: required(words.to),
}

const NEW = {
  shiftTypeId: null,
  places: 1,
  grants: undefined,
  hoursBefore: CLAIM_HOURS,
  qualificationId: null,
  note: '',
} as const

type Props = { readonly customerId: number | null; readonly day: Day; readonly onClose: () => void }

/** The form that adds an open shift on one day, or on each day of a period (rule needs-1). */
export function NewNeedForm({ customerId, day, onClose }: Props) {
  const { mutateAsync } = useAction(createNeeds)
  const form = useForm<Values>({
    initialValues: { ...NEW, customerId, from: day, to: day },
    validate: REQUIRED,
  })
  const values = form.getValues()
  const { data } = useQuery(teamPlanningQuery({ from: values.from ?? day, to: values.from ?? day }))
  const types = data?.shiftTypes.filter((type) => type.usable && type.customerId === values.customerId) ?? []

  async function make({ customerId: customer, shiftTypeId, from, to, ...rest }: Values): Promise<void> {
    if (customer === null || shiftTypeId === null || from === null || to === null) return
    const { ids } = await mutateAsync({ body: { ...rest, customerId: customer, shiftTypeId, days: eachDay(from, to) } })
    showNote(words.made(ids.length))
    onClose()
  }
  return (
    <Form
      form={form}
      onSubmit={make}
      fieldOf={{ days: 'from' }}
      aboutField={{ qualification_ended: 'qualificationId' }}
      isDirty={() => false}
      layout="stacked"
    >
      <NumberChoice
        label={words.customer}
        placeholder={words.chooseCustomer}
        choices={data?.customers.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={values.customerId}
        error={form.errors['customerId']}
        onChange={(value) => form.setValues({ customerId: value, shiftTypeId: null })}
      />
      <NumberChoice
        label={words.shiftType}
        placeholder={words.chooseShiftType}
        choices={types.map(({ id, name, start, end }) => ({ value: id, label: words.shift(name, start, end) }))}
        {...form.getInputProps('shiftTypeId')}
      />
      <PeriodFields form={form} day={day} />
      <GrantFields
        form={form}
        ofCustomer={data?.customers.find(({ id }) => id === values.customerId)?.grants ?? null}
      />
      <TextInput label={words.note} description={words.noteHint} maxLength={80} {...form.getInputProps('note')} />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

type GrantProps = Pick<PeriodProps, 'form'> & { readonly ofCustomer: ClaimGrants | null }

const GrantFields = ({ form, ofCustomer }: GrantProps) => (
  <>
    <NumberChoice
      label={words.places}
      choices={Array.from({ length: MOST_PLACES }, (_, place) => ({ value: place + 1, label: String(place + 1) }))}
      {...form.getInputProps('places')}
    />
    <GrantsField ofCustomer={ofCustomer} {...form.getInputProps('grants')} />
    <HoursBeforeField {...form.getInputProps('hoursBefore')} />
    <QualificationField hint={words.qualificationHint} {...form.getInputProps('qualificationId')} />
  </>
)

type PeriodProps = { readonly form: UseFormReturnType<Values>; readonly day: Day }

/** When the user changes the first day, the last day becomes the same day. */
function PeriodFields({ form, day }: PeriodProps) {
  const { from } = form.getValues()
  return (
    <>
      <DayField
        label={words.from}
        reader="office"
        first={today()}
        value={from}
        error={form.errors['from']}
        onChange={(value) => form.setValues({ from: value, to: value })}
      />
      <DayField
        label={words.to}
        reader="office"
        first={from ?? day}
        last={addDays(from ?? day, LAST_DAYS)}
        {...form.getInputProps('to')}
      />
    </>
  )
}
