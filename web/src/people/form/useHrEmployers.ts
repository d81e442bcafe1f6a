import { hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const hrEmployersQuery = queryWithFailure(texts.monthSteps.employersFailed, hrEmployers)

/**
 * The HR employers that HR can choose; null while they are loading. A form with this choice can be saved only when
 * `isLoading` is false. Before that, the form cannot report a missing HR employer together with its other errors.
 */
export function useHrEmployers() {
  const { data, isPending: isLoading } = useQuery(hrEmployersQuery)
  const employers = data?._embedded.hrEmployerDtoList ?? null
  return { employers, known: employers?.map(({ id }) => id) ?? null, isLoading }
}

export type HrEmployers = ReturnType<typeof useHrEmployers>['employers']
