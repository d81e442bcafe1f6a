import { teamCounts } from '@uurwerk/contract/planning/team/teamCounts'
import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { queryOf } from '../../../app/api/queryOf.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import classes from './teamTabs.module.css'

const words = texts.teamPlanning

const TABS = [
  { to: paths.adminTeamPlanning(), label: words.roster },
  { to: paths.adminNeeds(), label: texts.needs.title, count: 'openPlaces', counted: words.openCount },
  { to: paths.adminSwaps(), label: texts.swaps.title, count: 'swapsToDecide', counted: words.swapsToDecide },
  { to: paths.adminRotations(), label: texts.rotation.title },
] as const

/** The last period that the roster showed. The filter is not stored, because it can contain the name of a person. */
let period = ''

/** Each tab is a link, so that the Back button, a bookmark and a new window work (rule team-29). */
export function TeamTabs() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname === paths.adminTeamPlanning()) period = periodIn(search)
  }, [pathname, search])
  // Without an answer, the tabs have no counts. The tabs do not need the counts.
  const { data } = useQuery({ ...queryOf(teamCounts), meta: { isQuiet: true } })
  return (
    <nav aria-label={words.title} className={classes.tabs}>
      {TABS.map(({ to, label, ...of }) => {
        const count = 'count' in of ? (data?.[of.count] ?? 0) : 0
        return (
          <Link
            key={to}
            to={to === paths.adminTeamPlanning() ? { pathname: to, search: period } : to}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {label}
            {'counted' in of && count > 0 && (
              <>
                <b aria-hidden>{count}</b> <VisuallyHidden>{of.counted(count)}</VisuallyHidden>
              </>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

function periodIn(search: string): string {
  const query = new URLSearchParams(search)
  return `${new URLSearchParams([...query].filter(([key]) => key === 'view' || key === 'from'))}`
}
