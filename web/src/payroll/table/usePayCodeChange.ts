import { changePayCode, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import { payrollMonthQuery, type PersonMonth } from '../queries.ts'
import { withPayCode, type CodeChange } from './withPayCode.ts'

/** Shows the new pay code at once, and shows the old pay code again when the server refuses the change. */
export function usePayCodeChange(of: PersonMonth): (change: CodeChange) => void {
  const client = useQueryClient()
  const { queryKey } = payrollMonthQuery(of)
  const { mutate } = useMutation<PayrollMonth, Error, CodeChange, PayrollMonth | undefined>({
    scope: { id: 'pay code' },
    mutationFn: (change) =>
      call(changePayCode, { params: { year: yearOfMonth(of.yearMonth) }, body: { ...change, userId: of.userId } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (month) => month && withPayCode(month, change))
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
  })
  return mutate
}
