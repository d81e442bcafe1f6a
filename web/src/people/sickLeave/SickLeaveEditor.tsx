import { updateProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { isStale } from '../../app/api/isStale.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { SickLeaveConfirmation } from './SickLeaveConfirmation.tsx'
import { SickLeaveFields } from './SickLeaveFields.tsx'
import { sickLeaveErrors, sickLeaveFormOf } from './sickLeaveForm.ts'
import type { SickLeaveForm, SickLeavePeriod } from './sickLeaveForm.ts'
import { StaleHistory } from '../detail/StaleHistory.tsx'
import { writtenSickLeave } from './writtenSickLeave.ts'

type Props = { readonly person: Person; readonly period: SickLeavePeriod; readonly onClose: () => void }

/**
 * The editor of a prolonged sickness, in three steps. HR types the dates, sees which records the dates remove and
 * restore, and saves.
 */
export function SickLeaveEditor({ person, period, onClose }: Props) {
  useFocusBack(true)
  const { problem, attempt } = useAttempt()
  const [effect, setEffect] = useState<Person | null>(null)
  const form = useForm<SickLeaveForm>({
    initialValues: sickLeaveFormOf(period),
    validate: (values) => sickLeaveErrors(person, period.id, values),
  })

  async function preview(version: number): Promise<void> {
    setEffect(await attempt(() => update(person.id, period, form.getValues(), { preview: 'true', version })))
  }
  async function save(giveBack: boolean): Promise<void> {
    const { id, version } = person
    const saved = await attempt(() => update(id, period, form.getValues(), { giveBack, version }))
    if (saved === null) return setEffect(null)
    onClose()
  }
  return (
    <div className={classes.rowEditor}>
      {isStale(problem) ? (
        <StaleHistory
          problem={problem}
          label={texts.people.sickLeave.title}
          theirs={(current) => current.prolongedSickLeavePeriodSet.map(writtenSickLeave).join(' · ')}
          yours={writtenSickLeave(form.getValues())}
          onTake={onClose}
          onKeep={(current) => {
            return preview(current.version)
          }}
        />
      ) : (
        <ProblemLine problem={problem} />
      )}
      {effect === null ? (
        <Form form={form} onSubmit={() => preview(person.version)}>
          <SickLeaveFields form={form} person={person} id={period.id} onClose={onClose} />
        </Form>
      ) : (
        <SickLeaveConfirmation dates={form.getValues()} effect={effect} onSave={save} onClose={onClose} />
      )}
    </div>
  )
}

type How = { readonly preview?: 'true'; readonly giveBack?: boolean; readonly version: number }

const update = (
  personId: number,
  { id }: SickLeavePeriod,
  { startDate, endDate }: SickLeaveForm,
  { preview, giveBack = true, version }: How,
): Promise<Person> =>
  call(updateProlongedSickLeave, {
    params: { id: personId },
    query: { preview },
    body: { id, startDate: startDate ?? '', endDate, giveBack, version },
  })
