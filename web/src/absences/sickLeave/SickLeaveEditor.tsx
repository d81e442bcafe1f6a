import { updateProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import type { Person } from '../../people/queries.ts'
import { PeriodFields } from '../../people/detail/PeriodFields.tsx'
import { useSickLeaveUndo } from './useSickLeaveUndo.ts'
import { sickLeaveErrors, sickLeaveFormOf, type SickLeaveForm, type SickLeavePeriod } from './sickLeaveForm.ts'
import { SaveProblem } from '../../people/detail/SaveProblem.tsx'
import { formatSickLeave } from './sickLeaveForm.ts'
import { ChangeToConfirm } from '../../people/detail/ChangeToConfirm.tsx'
import { SickLeaveEffect } from './SickLeaveEffect.tsx'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import { BelowRow } from '../../ui/form/InlineEditor.tsx'

type Props = { readonly person: Person; readonly period: SickLeavePeriod; readonly onClose: () => void }

/**
 * HR types the dates, sees which shifts and absences are removed and restored, and saves. When the server would refuse
 * the dates, the editor shows the reason immediately.
 */
export function SickLeaveEditor({ person, period, onClose }: Props) {
  useFocusBack(true)
  const words = texts.people.sickLeave
  const { problem, attempt } = useAttempt()
  const { mutateAsync: update } = useAction(updateProlongedSickLeave, SHOWN_BY_SCREEN)
  const offerUndo = useSickLeaveUndo(person.id)
  const [effect, setEffect] = useState<Person | null>(null)
  const form = useForm<SickLeaveForm>({
    initialValues: sickLeaveFormOf(period),
    validate: (values) => sickLeaveErrors(values, null),
  })
  const inputOf = (version: number, giveBack: boolean) =>
    changeOf(form.getValues(), { personId: person.id, id: period.id, version, giveBack })
  const refusedErrors = useRefusedDates(form, inputOf(person.version, true))

  async function preview(version: number): Promise<void> {
    const input = { ...inputOf(version, true), query: { preview: 'true' as const } }
    setEffect(await attempt(() => update(input)))
  }
  async function save(giveBack: boolean): Promise<void> {
    const saved = await attempt(() => update(inputOf(person.version, giveBack)))
    if (saved === null) return setEffect(null)
    onClose()
    if (giveBack) offerUndo(words.changed, { before: period, id: period.id })
  }
  return (
    <BelowRow>
      <SaveProblem
        problem={problem}
        label={words.title}
        theirs={(current) => current.prolongedSickLeavePeriodSet.map(formatSickLeave).join(' · ')}
        yours={formatSickLeave(form.getValues())}
        onTake={onClose}
        onKeep={(current) => preview(current.version)}
      />
      {effect === null ? (
        <Form form={form} onSubmit={() => preview(person.version)}>
          <Fields>
            <PeriodFields
              form={form}
              words={{ start: words.startDate, end: words.endDate, endHint: words.endHint }}
              errorOf={(field) => refusedErrors[field] ?? form.errors[field]}
            />
          </Fields>
          <FormButtons
            onCancel={onClose}
            busy={form.submitting}
            reason={form.isDirty() ? (Object.values(refusedErrors)[0] ?? null) : texts.people.partTime.nothingChanged}
          >
            {words.showChanges}
          </FormButtons>
        </Form>
      ) : (
        <SickLeaveConfirmation dates={form.values} effect={effect} onSave={save} onClose={onClose} />
      )}
    </BelowRow>
  )
}

type Change = {
  readonly personId: number
  readonly id: number
  readonly version: number
  readonly giveBack: boolean
}

const changeOf = ({ startDate, endDate }: SickLeaveForm, { personId, ...change }: Change) => ({
  params: { id: personId },
  body: { startDate: startDate ?? '', endDate, ...change },
})

/** The reason why the server would refuse the dates, by the field that shows the reason. */
function useRefusedDates(form: UseFormReturnType<SickLeaveForm>, input: ReturnType<typeof changeOf>) {
  const isComplete = form.values.startDate !== null && form.isDirty()
  const { refusal } = usePreview(updateProlongedSickLeave, isComplete ? input : null)
  return form.values.startDate === null ? {} : sickLeaveErrors(form.values, refusal?.refusal ?? null)
}

type SickLeaveConfirmationProps = {
  readonly dates: SickLeaveForm
  /** The person as the server's preview returns it: with the changed prolonged sickness. */
  readonly effect: Person
  readonly onSave: (giveBack: boolean) => Promise<unknown>
  readonly onClose: () => void
}

function SickLeaveConfirmation({ dates, effect, onSave, onClose }: SickLeaveConfirmationProps) {
  const [giveBack, setGiveBack] = useState(true)
  return (
    <ChangeToConfirm save={texts.people.sickLeave.save} onSave={() => onSave(giveBack)} onClose={onClose}>
      <p>{texts.people.sickLeave.becomes(formatSickLeave(dates))}</p>
      <SickLeaveEffect effect={effect} giveBack={giveBack} onGiveBack={setGiveBack} />
    </ChangeToConfirm>
  )
}
