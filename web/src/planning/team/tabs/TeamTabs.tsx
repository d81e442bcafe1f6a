import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import classes from './teamTabs.module.css'

const TABS = [
  { to: paths.adminTeamPlanning(), label: texts.teamPlanning.roster },
  { to: paths.adminNeeds(), label: texts.needs.title },
  { to: paths.adminSwaps(), label: texts.swaps.title },
  { to: paths.adminRotations(), label: texts.rotation.title },
]

/** The last period that the roster showed. The filter is not stored, because it can contain the name of a person. */
let period = ''

/**
 * The tabs of the team planning. Each tab has an address of its own, so a tab is a link: the Back button, a bookmark and
 * a new window work. The roster opens again in the period that it showed last.
 */
export function TeamTabs() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname === paths.adminTeamPlanning()) period = periodIn(search)
  }, [pathname, search])
  return (
    <nav aria-label={texts.teamPlanning.title} className={classes.tabs}>
      {TABS.map(({ to, label }) => (
        <Link
          key={to}
          to={to === paths.adminTeamPlanning() ? { pathname: to, search: period } : to}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function periodIn(search: string): string {
  const query = new URLSearchParams(search)
  return `${new URLSearchParams([...query].filter(([key]) => key === 'view' || key === 'from'))}`
}
