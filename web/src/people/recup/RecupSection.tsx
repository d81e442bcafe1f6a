import { yearOf } from '@uurwerk/domain/time/day'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { personRecupQuery } from '../../balances/queries.ts'
import { RecupChart } from '../../balances/RecupChart.tsx'
import { RecupMonths } from '../../balances/RecupMonths.tsx'
import { today } from '../../app/clock/now.ts'
import { useYearInAddress } from '../../app/month/useYearInAddress.ts'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { YearSwitcher } from '../../ui/switchers/YearSwitcher.tsx'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { RecupBonuses } from './RecupBonuses.tsx'
import { RecupCorrections } from './RecupCorrections.tsx'
import { recupYearsOf } from './recupFacts.ts'
import { useRecupSteps } from './useRecupSteps.ts'

/** The recuperation of each month of a year, with the bonuses and corrections of HR. */
export function RecupSection({ person }: { readonly person: Person }) {
  const [year, choose] = useYearInAddress()
  const { data, error, refetch } = useQuery(personRecupQuery({ personId: person.id, year }))
  const steps = useRecupSteps(person.id)
  const { first, last } = recupYearsOf(person, yearOf(today()))
  return (
    <>
      <Panel
        title={texts.people.recup.title}
        aside={
          <YearSwitcher year={year} onChange={choose} previousAvailable={year > first} nextAvailable={year < last} />
        }
      >
        {data === undefined && error === null && <Skeleton height={360} />}
        {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
        {data !== undefined && (
          <>
            <RecupChart year={year} months={data.recupForMonthDtos} />
            <RecupMonths year={year} months={data.recupForMonthDtos} />
          </>
        )}
      </Panel>
      {data !== undefined && (
        <div className={classes.pair}>
          <RecupBonuses key={`bonuses of ${year}`} person={person} recup={data} steps={steps} onYear={choose} />
          <RecupCorrections key={`corrections of ${year}`} person={person} recup={data} steps={steps} />
        </div>
      )}
    </>
  )
}
