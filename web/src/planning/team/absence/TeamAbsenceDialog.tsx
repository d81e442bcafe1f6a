import { bookableDays } from '@uurwerk/domain/absences/bookableDays'
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
import { LoadError } from '../../../ui/page/LoadError.tsx'
import { peopleToReadAgain } from '../fresh/peopleToReadAgain.ts'
import type { TeamRow } from '../grid/teamRows.ts'

const words = texts.teamPlanning

export type AbsenceAsked = { readonly row: TeamRow; readonly first: Day; readonly last: Day }

type Props = {
  readonly asked: AbsenceAsked
  readonly isHoliday: (day: Day) => boolean
  readonly onClose: () => void
}

/**
 * Books an absence of a person on the chosen days, with the same form as on the screen of the person's month. When HR
 * chose several days, weekend days and public holidays are left out (rule team-22).
 */
export function TeamAbsenceDialog({ asked: { row, first, last }, isHoliday, onClose }: Props) {
  const userId = row.person.id
  const yearMonth = monthOf(first)
  const { data, error, refetch } = useQuery(personAbsencesQuery({ userId, yearMonth }))
  const { book } = usePersonAbsences(userId, yearMonth)
  const holidays = new Set(row.cells.map(({ day }) => day).filter(isHoliday))
  const days = first === last ? [first] : bookableDays({ first, last }, holidays)
  const when = first === last ? formatDayInWords(first) : `${formatDayInWords(first)} – ${formatDayInWords(last)}`
  return (
    <Dialog opened onClose={onClose} title={words.absenceOf(row.name)} subtitle={when}>
      {monthOf(last) !== yearMonth ? (
        <Hint>{words.absenceInOneMonth}</Hint>
      ) : error !== null ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton height={220} />
      ) : (
        <NewAbsenceForm
          month={{ yearMonth, absences: data }}
          days={days}
          onBook={(wanted) => {
            peopleToReadAgain.add({ people: [userId] })
            return book(wanted)
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
