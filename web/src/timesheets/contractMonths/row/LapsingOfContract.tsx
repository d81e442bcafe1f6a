import { lapsingOfContract } from '@uurwerk/contract/planning/openShifts'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/api/queryOf.ts'
import * as texts from '../../../texts/texts.ts'
import { writtenDay } from '../../../ui/written/writtenDay.ts'

const words = texts.contractMonths

type Props = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * The claims and the swaps that end when HR confirms the month of a contract (rules needs-15, swaps-4). HR can confirm
 * before the list is loaded, because the server never refuses a confirmation because of a claim or a swap.
 */
export function LapsingOfContract({ contractId, yearMonth }: Props) {
  const { data } = useQuery(queryOf(lapsingOfContract, { params: { contractId, yearMonth } }))
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
