import { Button, Card, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recupQuery } from '../queries.ts'
import { useYearInAddress } from '../../app/month/useYearInAddress.ts'
import { paths } from '../../paths.ts'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { YearSwitcher } from '../../ui/switchers/YearSwitcher.tsx'
import { RecupOfYear } from './RecupOfYear.tsx'
import { Panel } from '../../ui/page/Panel.tsx'

/** The placeholder of the overview of recuperation. It is as high as a year with all its months. */
const RecupSkeleton = () => (
  <Panel>
    <Skeleton height={560} />
  </Panel>
)

/** The page /userViewRecup: the recuperation that a person built up in a year, month by month. */
export function RecupPage() {
  const { employee } = useCurrentUser()
  return employee ? <EmployeesRecup /> : <NoRecup />
}

function EmployeesRecup() {
  const [year, choose] = useYearInAddress()
  // While another year loads, the page keeps the year that it showed, so that the arrow buttons do not move.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...recupQuery(year),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={texts.recup.title(year)}>
        <YearSwitcher
          year={year}
          onChange={choose}
          previousAvailable={data?.previousYearAvailable ?? error !== null}
          nextAvailable={data?.nextYearAvailable ?? error !== null}
        />
      </PageHead>
      {data !== undefined && !isPlaceholderData ? (
        <RecupOfYear recup={data} />
      ) : error === null ? (
        <RecupSkeleton />
      ) : (
        <Card>
          <LoadError error={error} onRetry={refetch} />
        </Card>
      )}
    </>
  )
}

/** The page for a self-employed person. It shows only the reason why there is no recuperation (rule balances-74). */
const NoRecup = () => (
  <>
    <PageHead title={texts.nav.recup} />
    <Card>
      <EmptyState title={texts.recup.noRecup} text={texts.recup.noRecupText}>
        <Button component={Link} to={paths.details()}>
          {texts.recup.toTimesheet}
        </Button>
      </EmptyState>
    </Card>
  </>
)
