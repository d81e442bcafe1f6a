import { messages } from '@uurwerk/contract/messages'
import { terminatePerson } from '@uurwerk/contract/employment/employment'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { Day } from '@uurwerk/domain/time/day'
import { useState } from 'react'
import { SHOWN_BY_SCREEN, useAction } from '../app/api/useAction.ts'
import { usePreview } from '../app/api/usePreview.ts'
import { today } from '../app/clock/now.ts'
import * as texts from '../texts/texts.ts'
import { showNote } from '../ui/toast/showNote.tsx'
import { formatDay } from '../ui/format/formatDay.ts'
import { personName } from '../people/personName.ts'
import type { Person } from '../people/queries.ts'
import { TakenAwayList } from '../people/TakenAwayList.tsx'
import { DayDialog } from './DayDialog.tsx'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import classes from './employment.module.css'

type Props = { readonly person: Person; readonly onClose: () => void }

/** The dialog 'Laatste werkdag'. Before HR confirms the day, it shows the later records that will be closed. */
export function TerminateDialog({ person, onClose }: Props) {
  const words = texts.people.terminate
  const start = person.employmentStartDate
  const [day, setDay] = useState<Day | null>(today() < start ? start : today())
  const input = { params: { id: person.id }, body: { date: day } }
  const preview = usePreview(terminatePerson, day === null ? null : input)
  const takenAway = preview.answer?.takenAway

  const { mutateAsync: terminate } = useAction(terminatePerson, SHOWN_BY_SCREEN)

  async function confirm(): Promise<void> {
    await terminate(input)
    showNote(words.done(personName(person), formatDay(day ?? '')))
  }
  return (
    <DayDialog
      title={words.title}
      subtitle={personName(person)}
      label={words.field}
      hint={words.hint}
      meaning={words.effect}
      day={day}
      onDay={setDay}
      why={day === null ? messages.required('laatste werkdag') : null}
      preview={preview}
      effect={takenAway !== undefined && <TakenAwayList takenAway={takenAway} />}
      wayOut={<FixedMonthLink refusal={preview.refusal?.refusal ?? null} />}
      confirm={words.action}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/**
 * A link to the first confirmed or invoiced month after the last working day. On the linked screen, HR can reopen or
 * credit that month.
 */
function FixedMonthLink({ refusal }: { readonly refusal: RefusalOf | null }) {
  const month = refusal?.code === 'months_after_end' ? refusal.months[0] : undefined
  if (month === undefined) return null
  return (
    <p className={classes.wayOut}>
      <Link to={paths.adminContracts({ month })}>{texts.people.terminate.toMonth(formatMonth(month))}</Link>
    </p>
  )
}
