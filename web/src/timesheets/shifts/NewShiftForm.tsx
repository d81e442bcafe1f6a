import { formatMonth, formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { messages } from '@uurwerk/contract/messages'
import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToPlaceShift } from '@uurwerk/domain/planning/refusalToPlaceShift'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Card, Select } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { today } from '../../app/clock/now.ts'
import { customerLabelIn } from '../../contracts/month/customerLabel.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import { shiftTypeOptions } from '../../customers/shiftTypes/shiftTypeOptions.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { fieldsOfPayload, shiftPayload } from './shiftPayload.ts'
import { ShiftFields } from './ShiftFields.tsx'
import { emptyShiftForm, isPeriod, shiftFormErrors, shiftTimesOfForm, type ShiftForm } from './shiftForm.ts'
import classes from '../timesheets.module.css'
import type { FactsOf, WorkedShifts } from './workedShifts.ts'

type NewShift = ShiftForm & { day: Day | null; contractId: string | null; shiftTypeId: string | null }

type Props = {
  /** The browser keeps the typed values under this name. The name contains the person and the month. */
  readonly draftName: string
  readonly actingAs: ActingAs
  readonly yearMonth: YearMonth
  readonly contracts: readonly MonthContract[]
  /** The contract that is selected when the form opens. Absent when no contract is chosen on the screen. */
  readonly contractId?: number | null
  readonly shifts: WorkedShifts
  readonly factsOf: FactsOf
  readonly onDone: () => void
}

const words = texts.timesheets

export function NewShiftForm(props: Props) {
  const { draftName, actingAs, factsOf } = props
  useFocusBack(true)
  const { form, save } = useNewShift(props)
  return (
    <Card>
      <Form
        form={form}
        draft={{ name: draftName, except: ['remark'] }}
        fieldOf={{ ...fieldsOfPayload, date: 'day' }}
        layout="belowRow"
        onSubmit={save}
      >
        <div className={classes.editorHead}>
          <h2>{words.newShift}</h2>
        </div>
        <PlaceFields form={form} {...props} />
        <ShiftFields
          // The form has more fields than `ShiftFields` uses, so its type is a correct type for `ShiftFields` too.
          form={form}
          day={form.getValues().day}
          buttons={
            <ActionButton
              type="submit"
              variant="filled"
              busy={form.submitting}
              refusal={refusalToSave(form.getValues(), factsOf)}
              reasonBelow
            >
              {words.saveNew[actingAs]}
            </ActionButton>
          }
        />
      </Form>
    </Card>
  )
}

/** The state of the form for a new shift. HR can keep the form open after a save, to add the shift of the next day. */
function useNewShift({ actingAs, yearMonth, contracts, contractId = null, shifts, onDone }: Props) {
  const first = contracts.find(({ id }) => id === contractId) ?? (contracts.length === 1 ? contracts[0] : undefined)
  const form = useForm<NewShift>({
    initialValues: {
      ...emptyShiftForm,
      day: monthOf(today()) === yearMonth ? today() : null,
      contractId: first === undefined ? null : String(first.id),
      shiftTypeId: null,
    },
    validate: (values) => ({ ...placeErrors(values, yearMonth), ...shiftFormErrors(values, values.day) }),
  })

  async function save(values: NewShift): Promise<void> {
    if (values.day === null || values.contractId === null) return
    const shiftTypeId = values.shiftTypeId === null ? null : Number(values.shiftTypeId)
    const body = { ...shiftPayload(values, values.day, null), date: values.day, shiftTypeId }
    await shifts.create(Number(values.contractId), body)
    if (actingAs === 'hr') beginNext(values, values.day)
    else onDone()
  }

  /**
   * Fills the form for the next day with the same times, because HR often copies a timesheet from paper, one day after
   * the other.
   */
  function beginNext(saved: NewShift, savedDay: Day): void {
    const next = { ...saved, remark: '', day: savedDay === lastDayOf(yearMonth) ? null : addDays(savedDay, 1) }
    form.setInitialValues(next)
    form.setValues(next)
    form.resetDirty(next)
    showNote(words.savedShift(formatDayInWords(savedDay)))
  }
  return { form, save }
}

type PlaceProps = Pick<Props, 'actingAs' | 'yearMonth' | 'contracts'> & {
  readonly form: UseFormReturnType<NewShift>
}

/** The fields for the day, the customer and the shift type of the new shift. A shift type fills in its times. */
function PlaceFields({ form, actingAs, yearMonth, contracts }: PlaceProps) {
  const { contractId } = form.getValues()
  const shiftTypes = contracts.find(({ id }) => String(id) === contractId)?.shiftTypes ?? []

  function chooseType(id: string | null): void {
    form.setFieldValue('shiftTypeId', id)
    const shiftType = shiftTypes.find((type) => String(type.id) === id)
    if (shiftType !== undefined) form.setValues(timesOf(shiftType))
  }

  return (
    <Fields>
      <DayField
        label={words.day}
        description={texts.timesheets.dayOf(formatMonth(yearMonth))}
        reader={actingAs === 'hr' ? 'office' : 'employee'}
        autoFocus
        first={firstDayOf(yearMonth)}
        last={lastDayOf(yearMonth)}
        {...form.getInputProps('day')}
      />
      <Select
        label={words.customer}
        placeholder={words.chooseCustomer}
        data={contracts.map((contract) => ({
          value: String(contract.id),
          label: customerLabelIn(contracts, contract),
        }))}
        {...form.getInputProps('contractId')}
        onChange={(id) => form.setValues({ contractId: id, shiftTypeId: null })}
      />
      <Select
        label={words.shiftType}
        placeholder={words.chooseShiftType}
        clearable
        data={shiftTypeOptions(shiftTypes)}
        {...form.getInputProps('shiftTypeId')}
        onChange={chooseType}
      />
    </Fields>
  )
}

/**
 * The reason why the shift cannot be saved. Null for a day outside the month, because the day field shows that error.
 */
function refusalToSave(values: NewShift, factsOf: FactsOf) {
  const { day, contractId } = values
  const facts = contractId === null ? null : factsOf(Number(contractId))
  if (!facts || day === null || monthOf(day) !== facts.yearMonth) return null
  const times = shiftTimesOfForm(values, day)
  return isPeriod(times)
    ? refusalToEnterWorkedShift(shiftPlanningFacts(facts), { date: day, times })
    : refusalToPlaceShift(facts, [day])
}

/** A day outside the month is an error, but the field keeps the typed day (rule timesheets-62). */
const placeErrors = ({ day, contractId }: NewShift, yearMonth: YearMonth) => ({
  ...(day === null
    ? { day: messages.required('datum') }
    : monthOf(day) === yearMonth
      ? {}
      : { day: messages.dateInMonth('datum', yearMonth) }),
  ...(contractId === null ? { contractId: messages.required('klant') } : {}),
})

const timesOf = ({ labourTime, breakTime }: ShiftType) => ({
  start: labourTime.startTime,
  end: labourTime.endTime,
  hasBreak: breakTime !== null,
  breakStart: breakTime?.startTime ?? '',
  breakEnd: breakTime?.endTime ?? '',
})
