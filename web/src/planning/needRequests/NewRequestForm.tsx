import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { messages } from '@uurwerk/contract/messages'
import { requestNeed, type contactNeeds } from '@uurwerk/contract/planning/openShifts/needRequests'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from './requests.module.css'

const words = texts.customerRequests
const MOST_OFFERED = 10

type Ward = ResponseOf<typeof contactNeeds>['wards'][number]
type Values = {
  customerId: number | null
  shiftTypeId: number | null
  day: Day | null
  places: number
  note: string
}

const required = (label: string) => (value: unknown) => (value === null ? messages.required(label) : null)
const REQUIRED = { customerId: required(words.ward), shiftTypeId: required(words.shift), day: required(words.day) }

type Props = { readonly wards: readonly Ward[]; readonly onClose: () => void }

/** The contact of a customer cannot ask for a named person (rule contact-25). */
export function NewRequestForm({ wards, onClose }: Props) {
  const first = wards.length === 1 ? (wards[0] ?? null) : null
  const form = useForm<Values>({
    initialValues: {
      customerId: first?.id ?? null,
      shiftTypeId: first?.shiftTypes.length === 1 ? (first.shiftTypes[0]?.id ?? null) : null,
      day: addDays(today(), 1),
      places: 1,
      note: '',
    },
    validate: REQUIRED,
  })

  const { mutateAsync: send } = useAction(requestNeed, SHOWN_BY_SCREEN)
  async function ask({ customerId, shiftTypeId, day, ...rest }: Values): Promise<void> {
    if (customerId === null || shiftTypeId === null || day === null) return
    await send({ body: { ...rest, customerId, shiftTypeId, day } })
    showNote(words.requested)
    onClose()
  }
  return (
    <Form
      form={form}
      onSubmit={ask}
      aboutField={{
        need_in_past: 'day',
        shift_too_far_ahead: 'day',
        request_exists: 'day',
        shift_type_inactive: 'shiftTypeId',
        too_many_requests: 'shiftTypeId',
      }}
      layout="stacked"
      className={classes.form}
    >
      <ShiftFields form={form} wards={wards} />
      <DayField label={words.day} reader="employee" first={today()} {...form.getInputProps('day')} />
      <NumberChoice
        label={words.places}
        choices={Array.from({ length: MOST_OFFERED }, (_, place) => ({ value: place + 1, label: String(place + 1) }))}
        {...form.getInputProps('places')}
      />
      <TextInput label={words.note} description={words.noteHint} maxLength={80} {...form.getInputProps('note')} />
      <FormButtons onCancel={onClose} busy={form.submitting}>
        {words.send}
      </FormButtons>
    </Form>
  )
}

type FieldsProps = { readonly form: UseFormReturnType<Values>; readonly wards: readonly Ward[] }

/** The fields for the ward and the shift type. When the contact has only one ward, there is no choice of the ward. */
function ShiftFields({ form, wards }: FieldsProps) {
  const values = form.getValues()
  const types = wards.find(({ id }) => id === values.customerId)?.shiftTypes ?? []
  return (
    <>
      {wards.length !== 1 && (
        <NumberChoice
          label={words.ward}
          placeholder={words.chooseWard}
          choices={wards.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.customerId}
          error={form.errors['customerId']}
          onChange={(value) => form.setValues({ customerId: value, shiftTypeId: null })}
        />
      )}
      <NumberChoice
        label={words.shift}
        placeholder={words.chooseShift}
        choices={types.map(({ id, name, start, end }) => ({ value: id, label: words.shiftOf(name, start, end) }))}
        {...form.getInputProps('shiftTypeId')}
      />
    </>
  )
}
