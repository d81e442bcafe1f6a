import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { contractMonthsQuery } from '../contractMonths/queries.ts'
import { neighboursOf, rowsOfList } from './neighboursOf.ts'
import type { Neighbours } from './neighboursOf.ts'
import { reviewedList } from './reviewedList.ts'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  /** The address of the open screen for another contract. */
  readonly addressOf: (at: { readonly contract: number; readonly month: YearMonth }) => string
}

export type Review = Neighbours & {
  readonly yearMonth: YearMonth
  /** The contracts of the month; empty until they are loaded. */
  readonly rows: readonly ContractMonthRow[]
  /** The row of the open month; undefined until the list is loaded, and when the contract does not run in the month. */
  readonly row: ContractMonthRow | undefined
  readonly isLoaded: boolean
  /** The months that HR reviews one after the other. */
  readonly listed: readonly ContractMonthRow[]
  readonly listName: string
  readonly listAddress: string
  readonly go: (row: ContractMonthRow) => void
}

/** The place of a month in the list from which HR came, or else among all contracts of the month by name. */
export function useReview({ contractId, yearMonth, addressOf }: Input): Review {
  const navigate = useNavigate()
  const { data } = useQuery(contractMonthsQuery(yearMonth))
  const rows = useMemo(() => data?._embedded.contractWithTimeSheetInfoDtoList ?? [], [data])
  const list = useMemo(() => reviewedList(yearMonth), [yearMonth])
  const ofList = useMemo(() => rowsOfList(rows, list, contractId), [rows, list, contractId])
  const listed = ofList ?? rows
  return {
    ...neighboursOf(listed, contractId),
    yearMonth,
    rows,
    row: rows.find((row) => row.contractId === contractId),
    isLoaded: data !== undefined,
    listed,
    listName: list === null || ofList === null ? texts.review.allByName : list.name,
    listAddress: list === null || ofList === null ? paths.adminContracts({ month: yearMonth }) : list.address,
    go: (row) => void navigate(addressOf({ contract: row.contractId, month: yearMonth })),
  }
}
