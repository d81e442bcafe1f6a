import { bookableDays } from '@uurwerk/domain/absences/booking/bookableDays'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { personAbsencesQuery } from '../../../app/month/personMonthQueries.ts'
import * as texts from '../../../texts/texts.ts'
import { NewAbsenceForm } from '../../../timesheets/personMonth/leave/NewAbsenceForm.tsx'
import { usePersonAbsences } from '../../../timesheets/personMonth/leave/usePersonAbsences.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Hint } from '../../../ui/page/Hint.tsx'
import { LoadError } from '../../../ui/page/load/LoadError.tsx'
import type { AbsenceOnDay } from '../../../timesheets/personMonth/leave/absenceAgain.ts'
import type { TeamActs } from '../acts/useTeamKeys.ts'
import type { OwnStep } from '../acts/undoStacks.ts'
import type { TeamRow } from '../grid/teamRows.ts'

const words = texts.teamPlanning

export type DaysOfAbsence = { readonly row: TeamRow; readonly first: Day; readonly last: Day }

type Props = {
  readonly shown: DaysOfAbsence
  readonly keepOwn: TeamActs['keepOwn']
  readonly onClose: () => void
}

/** When HR chose several days, weekend days and public holidays are left out (rule team-22). */
export function TeamAbsenceDialog({ shown: { row, first, last }, keepOwn, onClose }: Props) {
  const userId = row.person.id
  const yearMonth = monthOf(first)
  const { data, error, refetch } = useQuery(personAbsencesQuery({ userId, yearMonth }))
  const { bookAll } = usePersonAbsences(userId, yearMonth)

  async function bookAgain(wanted: readonly AbsenceOnDay[]): Promise<{ message: string; step: OwnStep } | null> {
    const booked = await bookAll(wanted)
    if (booked === null) return null
    const redo = async () => (await bookAgain(wanted))?.step ?? null
    const undo = async () => {
      await booked.takeBack()
      return null
    }
    return { message: booked.message, step: { undo, redo } }
  }
  const when = first === last ? formatDayInWords(first) : `${formatDayInWords(first)} – ${formatDayInWords(last)}`
  return (
    <Dialog onClose={onClose} title={words.absenceOf(row.name)} subtitle={when}>
      {monthOf(last) !== yearMonth ? (
        <Hint>{words.absenceInOneMonth}</Hint>
      ) : error !== null ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton height={220} />
      ) : (
        <NewAbsenceForm
          month={{ yearMonth, absences: data }}
          days={first === last ? [first] : bookableDays({ first, last }, new Set(data.facts.holidays))}
          onBook={async (wanted) => {
            const booked = await bookAgain(wanted)
            if (booked !== null) keepOwn(booked.message, booked.step)
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
