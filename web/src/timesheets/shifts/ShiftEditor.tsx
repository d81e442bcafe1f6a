import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import { shiftConversionFacts, shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import type { ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToChangeWorkedShift } from '@uurwerk/domain/planning/worked/refusalToChangeWorkedShift'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { isStale, type StaleProblem } from '../../app/api/apiProblem.ts'
import { useOnlineOnly } from '../../app/api/useOnlineOnly.ts'
import { clearNotices } from '../../app/notices.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { CancelButton } from '../../ui/form/FormButtons.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { IconFirstAidKit, IconTrash } from '../../ui/icons.ts'
import { ShiftFields } from './ShiftFields.tsx'
import { isPeriod, shiftFormErrors, shiftFormOf, shiftTimesOfForm, type ShiftForm } from './shiftForm.ts'
import { fieldsOfPayload, sameTimes, shiftPayload } from './shiftPayload.ts'
import { staleShiftFields } from './staleShiftFields.ts'
import classes from '../timesheets.module.css'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import type { WorkedShifts } from './workedShifts.ts'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'

type Props = {
  readonly draftName: string
  readonly shift: WorkedShift
  readonly facts: ContractMonthFacts
  readonly shifts: WorkedShifts
  readonly onClose: () => void
}

const words = texts.timesheets

export function ShiftEditor(props: Props) {
  const { draftName, shift, facts, shifts, onClose } = props
  useFocusBack(true)
  const day = toDay(shift.startDate)
  const opened = useAsOpened(shift)
  const [stale, setStale] = useState<StaleProblem<WorkedShift> | null>(null)
  const form = useForm<ShiftForm>({
    initialValues: shiftFormOf(shift),
    validate: (values) => shiftFormErrors(values, day),
  })
  const refusal = refusalToSave(form.getValues(), shift, facts)

  /** Saves the values of the form. `over` is the last version of the shift that the user has seen. */
  async function save(values: ShiftForm, over: WorkedShift): Promise<void> {
    try {
      const { shiftTypeId } = over
      await shifts.edit(over, { ...shiftPayload(values, day, over), shiftTypeId })
      onClose()
    } catch (error) {
      if (!isStale<WorkedShift>(error)) throw error
      clearNotices('error')
      // Another user has saved the same values, so the user has nothing to choose. The form saves again, now with the
      // version of the other user.
      if (staleShiftFields(shiftFormOf(error.current), values).length === 0) return save(values, error.current)
      setStale(error)
    }
  }

  return (
    <Form
      form={form}
      draft={{ name: draftName, except: ['remark'] }}
      fieldOf={fieldsOfPayload}
      layout="belowRow"
      onSubmit={(values) => save(values, opened)}
    >
      <EditorHead {...props} day={day} />
      {stale !== null && (
        <StaleNotice
          title={words.stale(stale.changedBy)}
          fields={staleShiftFields(shiftFormOf(stale.current), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.current)}
        />
      )}
      <ShiftFields
        form={form}
        day={day}
        buttons={
          <>
            <CancelButton onCancel={onClose} />
            <ActionButton type="submit" variant="filled" busy={form.submitting} refusal={refusal} reasonBelow>
              {words.save}
            </ActionButton>
          </>
        }
      />
    </Form>
  )
}

/** The reason why the new times cannot be saved. Null while the start or the end is missing. */
function refusalToSave(values: ShiftForm, shift: WorkedShift, facts: ContractMonthFacts) {
  // In the night in which the clock goes back, a clock time is ambiguous. Unchanged times keep the stored moments.
  const times = sameTimes(values, shift)
    ? facts.shifts.find(({ id }) => id === shift.id)
    : shiftTimesOfForm(values, toDay(shift.startDate))
  return isPeriod(times) ? refusalToChangeWorkedShift(shiftPlanningFacts(facts, shift.id), times) : null
}

type HeadProps = Pick<Props, 'shift' | 'facts' | 'shifts'> & { readonly day: Day }

/** The title and the buttons of the editor. HR or the employee must confirm the change of the shift into sickness. */
function EditorHead({ shift, facts, shifts, day }: HeadProps) {
  const offline = useOnlineOnly()
  return (
    <div className={classes.editorHead}>
      <h2>{words.editShift}</h2>
      <p>
        {formatDayInWords(day)} · {shift.customerName}
      </p>
      <div className={classes.editorActions}>
        <AskFirstButton
          label={words.toSickness}
          icon={IconFirstAidKit}
          variant="subtle"
          color="gray"
          reason={offline}
          refusal={refusalToConvertShiftToSickness(shiftConversionFacts(facts, { id: shift.id, day }))}
          question={words.toSicknessQuestion}
          onConfirm={() => shifts.convert(shift)}
        >
          <p>{words.toSicknessEffect(formatDayInWords(day))}</p>
        </AskFirstButton>
        <ActionButton variant="subtle" color="red" icon={IconTrash} onClick={() => shifts.remove(shift)}>
          {words.removeShift}
        </ActionButton>
      </div>
    </div>
  )
}
