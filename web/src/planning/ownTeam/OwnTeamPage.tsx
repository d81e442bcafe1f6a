import { ownTeam, type OwnTeam } from '@uurwerk/contract/planning/ownTeam'
import { addDays, eachDay, isDay, type Day } from '@uurwerk/domain/time/day'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { today } from '../../app/clock/now.ts'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { WeekSwitcher } from '../../ui/switchers/WeekSwitcher.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import classes from './ownTeam.module.css'
import { TeamOfDay } from './TeamOfDay.tsx'
import { TeamOfWeek } from './TeamOfWeek.tsx'
import { teamOfCustomers } from './teamOfCustomers.ts'

const words = texts.ownTeam

/** The week of the employee and of the colleagues at the employee's own customers. Nobody can change it here (rule team-25). */
export function OwnTeamPage() {
  const { teamVisible } = useCurrentUser()
  const { monday, choose } = useWeekInAddress()
  if (!teamVisible)
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState title={words.turnedOff} text={words.turnedOffText} />
      </>
    )
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <Button variant="default" onClick={() => choose(today())}>
            {words.today}
          </Button>
        }
      >
        <WeekSwitcher monday={monday} onChange={choose} />
      </PageHead>
      <WeekOfTeam monday={monday} />
    </>
  )
}

/** The week in the address, and a function that shows the week of another day. */
function useWeekInAddress() {
  const [query, setQuery] = useQueryInAddress()
  const written = query.get('from') ?? ''
  const choose = (day: Day) =>
    setQuery((current) => {
      current.set('from', mondayOf(day))
      current.delete('day')
      return current
    })
  return { monday: mondayOf(isDay(written) ? written : today()), choose }
}

function WeekOfTeam({ monday }: { readonly monday: Day }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(ownTeam, { query: { from: monday, to: addDays(monday, 6) } }),
    meta: { failure: words.failed },
  })
  if (data !== undefined) return <LoadedTeam monday={monday} team={data} />
  if (error !== null) return <LoadError error={error} onRetry={refetch} title={words.failed} />
  return <Skeleton height={360} />
}

function LoadedTeam({ monday, team }: { readonly monday: Day; readonly team: OwnTeam }) {
  const { id } = useCurrentUser()
  const isPhone = useIsPhone()
  const days = eachDay(monday, addDays(monday, 6))
  const customers = teamOfCustomers(team, days, id)
  const holidays = new Set<string>(team.holidays.map(({ date }) => date))
  const isHoliday = (day: Day) => holidays.has(day)
  if (customers.length === 0) return <EmptyState title={words.none} />
  if (isPhone) return <TeamOfDay {...{ monday, days, customers, isHoliday }} />
  const week = texts.ui.week(
    weekNumberOf(monday),
    `${formatDayWithDashes(monday)} – ${formatDayWithDashes(addDays(monday, 6))}`,
  )
  return (
    <div className={classes.root}>
      {customers.map((customer) => (
        <TeamOfWeek key={customer.id} {...{ customer, days, isHoliday, week }} />
      ))}
    </div>
  )
}
