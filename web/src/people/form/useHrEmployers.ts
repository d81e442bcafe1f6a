import { useQuery } from '@tanstack/react-query'
import { hrEmployersQuery } from '../queries.ts'

/** The HR employers to choose from; null while they are read. */
export function useHrEmployers() {
  const { data } = useQuery(hrEmployersQuery)
  const employers = data?._embedded.hrEmployerDtoList ?? null
  return { employers, known: employers?.map(({ id }) => id) ?? null }
}

export type HrEmployers = ReturnType<typeof useHrEmployers>['employers']
