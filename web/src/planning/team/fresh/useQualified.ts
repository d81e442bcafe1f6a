import { teamQualifications } from '@uurwerk/contract/people/qualifications'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryWithFailure } from '../../../app/api/queryOf.ts'
import * as texts from '../../../texts/texts.ts'
import type { TeamPeriod } from '../queries.ts'

/** Nobody is left out when no qualification is chosen, or until the server has answered (rule qualifications-7). */
export function useQualified({ from, to }: TeamPeriod, chosen: number | null) {
  const { data } = useQuery(queryWithFailure(texts.qualifications.failed, teamQualifications, { query: { from, to } }))
  const holders = useMemo(
    () =>
      data === undefined || chosen === null
        ? null
        : new Set(data.held.filter(([, id]) => id === chosen).map(([personId]) => personId)),
    [data, chosen],
  )
  return { qualifications: data?.qualifications ?? [], holders }
}
