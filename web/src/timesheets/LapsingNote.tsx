import { lapsingInMonth } from '@uurwerk/contract/planning/openShifts/openShifts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'
import { formatDay } from '../ui/format/formatDay.ts'

type ListProps = {
  readonly lapsing: ResponseOf<typeof lapsingInMonth>['_embedded']['lapsingDtoList'] | undefined
  readonly words: Pick<typeof texts.timesheets, 'lapses' | 'lapsing'>
}

/** What ends when the month is confirmed: claims of open shifts, and swaps (rule needs-26). */
export const LapsingList = ({ lapsing = [], words }: ListProps) =>
  lapsing.length > 0 && (
    <>
      <p>{words.lapses}</p>
      <ul>
        {lapsing.map(({ kind, day, shiftTypeName }, place) => (
          <li key={place}>{words.lapsing[kind](shiftTypeName, formatDay(toDay(day)))}</li>
        ))}
      </ul>
    </>
  )

/**
 * The employee can confirm before this list is loaded, because claims and swaps are never a reason for the server to
 * refuse the confirmation.
 */
export function LapsingNote({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const { data } = useQuery(queryOf(lapsingInMonth, { params: { yearMonth } }))
  return <LapsingList lapsing={data?._embedded.lapsingDtoList} words={texts.timesheets} />
}
