import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { contractMonthsQuery } from '../../timesheets/contractMonths/queries.ts'
import { reviewedList } from '../../timesheets/review/reviewedList.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { payrollMonthQuery } from '../queries.ts'
import { peopleOfList } from './peopleOfList.ts'

/** The previous and the next person of the list from which HR came, also with the keys `k` and `j`. */
export function usePeopleOfList(userId: number, yearMonth: YearMonth) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: rows } = useQuery(contractMonthsQuery(yearMonth))
  const list = useMemo(() => reviewedList(yearMonth), [yearMonth])
  const people = useMemo(() => peopleOfList(rows ?? [], list, userId), [rows, list, userId])
  const { previous, next, isListed } = people
  const go = (row: ContractMonthRow | null): unknown =>
    row !== null && navigate(paths.adminPayrollTimesheet({ user: row.userId, month: yearMonth }))
  const listAddress = isListed && list !== null ? list.address : paths.adminContracts({ month: yearMonth })
  useKeys({ j: () => go(next), k: () => go(previous), o: () => navigate(listAddress) })
  // The next payroll timesheet is loaded before HR opens it.
  const nextId = next?.userId
  useEffect(() => {
    if (nextId !== undefined) void client.prefetchQuery(payrollMonthQuery({ userId: nextId, yearMonth }))
  }, [client, nextId, yearMonth])
  return { ...people, go, listAddress, listName: isListed && list !== null ? list.name : texts.payroll.list.allByName }
}
