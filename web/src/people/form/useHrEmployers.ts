import { useQuery } from '@tanstack/react-query'
import { hrEmployersQuery } from '../queries.ts'

/** The HR employers that HR can choose; null while they are loading. */
export function useHrEmployers() {
  const { data } = useQuery(hrEmployersQuery)
  const employers = data?._embedded.hrEmployerDtoList ?? null
  return { employers, known: employers?.map(({ id }) => id) ?? null }
}

export type HrEmployers = ReturnType<typeof useHrEmployers>['employers']
