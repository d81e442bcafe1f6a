import { approveVacation } from '@uurwerk/contract/balances/balances'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { vacationQuery, withVacationRow } from './queries.ts'
import type { VacationRow } from './queries.ts'

/** Allows or blocks the vacation of a person for a year. The screen shows the change at once, and HR can undo it. */
export function useApproval(year: number): (row: VacationRow) => void {
  const client = useQueryClient()
  const { queryKey } = vacationQuery(year)
  const { mutate } = useAction(approveVacation, { scope: { id: 'vacation approval' } })
  return useMemo(() => {
    const words = texts.vacation
    function approve(userId: number, flag: boolean): void {
      void client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (overview) => overview && withVacationRow(overview, userId, { approvedByAdmin: flag }),
      )
      mutate({ params: { userId, year, flag } })
    }
    return ({ userId, userName, approvedByAdmin }) => {
      approve(userId, !approvedByAdmin)
      const done = approvedByAdmin ? words.wasDisapproved : words.wasApproved
      showUndo(done(userName, year), () => approve(userId, approvedByAdmin))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The query key is new on each render, with equal content.
  }, [client, mutate, year])
}
