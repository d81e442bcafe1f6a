import { lapsingInMonth } from '@uurwerk/contract/planning/openShifts'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'
import { writtenDay } from '../ui/written/writtenDay.ts'

const words = texts.timesheets

/**
 * The claims and the swaps that end when the employee confirms the month (rules needs-15, swaps-4). The question about
 * the confirmation does not wait for this list, because the server never refuses a confirmation because of a claim or a
 * swap.
 */
export function LapsingNote({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const { data } = useQuery(queryOf(lapsingInMonth, { params: { yearMonth } }))
  const lapsing = data?._embedded.lapsingDtoList ?? []
  if (lapsing.length === 0) return null
  return (
    <>
      <p>{words.lapses}</p>
      <ul>
        {lapsing.map(({ kind, day, shiftTypeName }, place) => (
          <li key={place}>{words.lapsing[kind](shiftTypeName, writtenDay(toDay(day)))}</li>
        ))}
      </ul>
    </>
  )
}
