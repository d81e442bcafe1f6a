import { monthAbsences } from '@uurwerk/contract/absences/absences'
import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { ownMonth, type OwnMonth } from '@uurwerk/contract/timesheets/ownMonth'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { CancelledError, queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../apiProblem.ts'
import { answerOf, type ReadOptions } from '../call.ts'
import { rememberRead } from '../keepReadsFresh.ts'
import { queryClient } from '../queryClient.ts'

type PartOf = (month: OwnMonth, params: Readonly<Record<string, unknown>>) => unknown

/** The reads whose answers are a part of an employee's month, each with the function that takes its part. */
const partsOfMonth: ReadonlyMap<Endpoint, PartOf> = new Map<Endpoint, PartOf>([
  [plannedMonth, ({ planned }, params) => planned.find(({ facts }) => facts.contractId === params['contractId'])],
  [monthAbsences, ({ absences }) => absences],
  [workedMonth, ({ worked }) => worked],
])

/** The screens use separate queries for the parts of the month, because the answer to a write replaces one part. */
export function ownMonthQuery(yearMonth: YearMonth) {
  rememberRead(ownMonth)
  const input = { params: { yearMonth } }
  return queryOptions({
    queryKey: [ownMonth.path, input] as const,
    queryFn: ({ signal }) => answerOf(ownMonth, input, { signal }),
    structuralSharing: false,
    meta: { isQuiet: true },
  })
}

/** Several reads for parts of an employee's month, sent at the same time, become one call for the whole month. */
export async function readTogether<E extends Endpoint>(
  endpoint: E,
  input: AnyInput,
  options: ReadOptions = {},
): Promise<ResponseOf<E>> {
  const partOf = partsOfMonth.get(endpoint)
  if (partOf === undefined) return answerOf(endpoint, input, options)
  const { params = {} } = input
  const month = await queryClient
    .fetchQuery(ownMonthQuery(params['yearMonth'] as YearMonth))
    .catch((error: unknown) => {
      // A write can cancel the call for the month, and an older server does not have it. Then only the part is read.
      if (error instanceof CancelledError || (error instanceof ApiProblem && error.status === 404)) return null
      throw error
    })
  const part = month && (partOf(month, params) as ResponseOf<E> | undefined)
  return part ?? answerOf(endpoint, input, options)
}
