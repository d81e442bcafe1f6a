import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const hrEmployersQuery = queryWithFailure(texts.monthSteps.employersFailed, hrEmployers)

/**
 * The HR employers; null while they are loading. A form waits for them, because a missing HR employer must be reported
 * together with the other errors.
 */
export function useHrEmployers() {
  const { data, isPending: isLoading } = useQuery(hrEmployersQuery)
  const employers = data?._embedded.hrEmployerDtoList ?? null
  return { employers, known: employers?.map(({ id }) => id) ?? null, isLoading }
}

export type HrEmployers = ReturnType<typeof useHrEmployers>['employers']
