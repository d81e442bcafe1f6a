import { messages } from '@uurwerk/contract/messages'
import { startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import type { Day } from '@uurwerk/domain/time/day'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { personName } from '../personName.ts'
import type { Person } from '../queries.ts'
import { offerSickLeaveUndo } from '../sickLeave/offerSickLeaveUndo.ts'
import { TakenAwayList } from '../TakenAwayList.tsx'
import { DayDialog } from './DayDialog.tsx'

type Props = { readonly person: Person; readonly onClose: () => void }

/** The dialog that starts a prolonged sickness without an end date. */
export function StartSicknessDialog({ person, onClose }: Props) {
  const words = texts.people.prolongedSick
  const [day, setDay] = useState<Day | null>(today())
  const input = { params: { id: person.id }, body: { date: day } }
  const preview = usePreview(startProlongedSickLeave, day === null ? null : input)
  const takenAway = preview.answer?.takenAway

  async function start(): Promise<void> {
    const { prolongedSickLeavePeriodSet: periods } = await call(startProlongedSickLeave, input)
    const started = periods.find(({ startDate }) => startDate === day)
    offerSickLeaveUndo(words.started(personName(person), writtenDay(day ?? '')), {
      personId: person.id,
      before: null,
      id: started?.id ?? null,
    })
  }
  return (
    <DayDialog
      title={words.start}
      subtitle={personName(person)}
      label={words.startDate}
      meaning={words.startEffect}
      day={day}
      onDay={setDay}
      why={day === null ? messages.required('startdatum') : null}
      preview={preview}
      effect={takenAway !== undefined && <TakenAwayList takenAway={takenAway} />}
      confirm={words.start}
      onConfirm={start}
      onClose={onClose}
    />
  )
}
