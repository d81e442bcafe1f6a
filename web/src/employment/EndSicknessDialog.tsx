import { messages } from '@uurwerk/contract/messages'
import { endProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { addDays, toDay, type Day } from '@uurwerk/domain/time/day'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../app/api/useAction.ts'
import { usePreview } from '../app/api/usePreview.ts'
import { today } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'
import { formatDay } from '../ui/format/formatDay.ts'
import { useSickLeaveUndo } from '../absences/sickLeave/useSickLeaveUndo.ts'
import { SickLeaveEffect } from '../absences/sickLeave/SickLeaveEffect.tsx'
import type { SickLeavePeriod } from '../absences/sickLeave/sickLeaveForm.ts'
import { personName } from '../people/personName.ts'
import type { Person } from '../people/queries.ts'
import { DayDialog } from './DayDialog.tsx'

type Props = { readonly person: Person; readonly open: SickLeavePeriod; readonly onClose: () => void }

/**
 * The dialog that ends a prolonged sickness. The sickness may have removed records after its new last day, and HR can
 * restore these records.
 */
export function EndSicknessDialog({ person, open, onClose }: Props) {
  const words = texts.people.prolongedSick
  const firstEnd = addDays(toDay(open.startDate), 1)
  const [day, setDay] = useState<Day | null>(today() < firstEnd ? firstEnd : today())
  const [giveBack, setGiveBack] = useState(true)
  const params = { id: person.id }
  const preview = usePreview(endProlongedSickLeave, day === null ? null : { params, body: { date: day } })

  const { mutateAsync: end } = useAction(endProlongedSickLeave, SHOWN_BY_SCREEN)
  const offerUndo = useSickLeaveUndo(person.id)

  async function confirm(): Promise<void> {
    await end({ params, body: { date: day, giveBack } })
    const message = words.ended(personName(person), formatDay(day ?? ''))
    if (giveBack) offerUndo(message, { before: open, id: open.id })
    else showNote(message)
  }
  return (
    <DayDialog
      title={words.end}
      subtitle={personName(person)}
      label={words.endDate}
      meaning={words.endEffect(formatDay(open.startDate))}
      day={day}
      onDay={setDay}
      why={day === null ? messages.required('einddatum') : null}
      preview={preview}
      effect={
        preview.answer !== null && (
          <SickLeaveEffect effect={preview.answer} giveBack={giveBack} onGiveBack={setGiveBack} />
        )
      }
      confirm={words.end}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
