import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { periodOf } from '../app/clock/periodOf.ts'
import { paths } from '../paths.ts'
import { profileQuery } from '../people/profile/queries.ts'
import * as texts from '../texts/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { nearestContractMonth } from './nearestContractMonth.ts'

/** The screen of a month without a contract, with a link to the nearest month with a contract. */
export function NoContract({ yearMonth }: { readonly yearMonth: YearMonth }) {
  const words = texts.timesheets
  const { data } = useQuery(profileQuery)
  const periods = data?.contractSummaryDtos.map(({ contractPeriod }) => periodOf(contractPeriod)) ?? []
  const nearest = nearestContractMonth(periods, yearMonth)
  return (
    <EmptyState title={words.noContract(formatMonth(yearMonth))} text={words.noContractText}>
      {nearest !== null && (
        <Button component={Link} to={paths.details({ month: nearest })}>
          {words.toMonth(formatMonth(nearest))}
        </Button>
      )}
    </EmptyState>
  )
}
