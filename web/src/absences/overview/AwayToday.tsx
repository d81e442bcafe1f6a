import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { formatDayWithDashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { Day } from '@uurwerk/domain/time/day'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { today } from '../../app/clock/now.ts'
import { CustomerName } from '../../contracts/month/CustomerName.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { FoldedPanel } from '../../ui/page/FoldedPanel.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'
import { teamAbsencesQuery } from './queries.ts'
import { shownMembers, type AbsenceFilter, type Period } from './teamRows.ts'

const words = texts.absenceOverview
const FEW = 8
const TWO_PEOPLE_PX = 114

const whenOf = ({ start, end }: Period, day: Day): string =>
  end === null
    ? words.noEnd
    : end > day
      ? words.until(`${shortWeekdayName(end)} ${formatDayWithDashes(end).slice(0, 5)}`)
      : start === day
        ? words.onlyToday
        : words.lastDay

type Props = {
  readonly filter: AbsenceFilter
  /** True on a narrow screen, where the panel shows only the names until the user opens it. */
  readonly isFolded: boolean
}

/**
 * The people who are absent today, each with the last day of the absence. Only people who match the filter of the
 * screen are listed.
 */
export function AwayToday({ filter, isFolded }: Props) {
  const day = today()
  const { data, error, refetch } = useQuery(teamAbsencesQuery(monthOf(day)))
  const [isWhole, showWhole] = useState(false)
  const away =
    data === undefined
      ? []
      : shownMembers(data, filter, { start: day, end: day }).filter(({ periods }) =>
          periods.some((period) => containsDay(period, day)),
        )
  const names = new Map(data?.customers.map(({ id, name }) => [id, name]))
  const aside = words.awayOn(`${shortWeekdayName(day)} ${formatDayWithDashes(day).slice(0, 5)}`, away.length)
  const content = (
    <>
      <LoadState load={{ data, error, refetch }} height={TWO_PEOPLE_PX} title={words.awayFailed} />
      {data !== undefined && away.length === 0 && <Hint>{words.nobodyAway}</Hint>}
      <ul className={classes.people}>
        {away.slice(0, isWhole ? undefined : FEW).map(({ userId, firstName, lastName, customerIds, periods }) => (
          <li key={userId}>
            <Link to={paths.adminDetails({ user: userId, month: monthOf(day) })}>
              <b>
                {firstName} {lastName}
              </b>
              <small>
                <CustomerName name={customerIds.map((id) => names.get(id)).join(', ')} />
              </small>
              {periods.slice(0, 1).map((period) => (
                <span key={period.start}>
                  <i className={classes.swatch} style={kindStyle(period.category)} aria-hidden />
                  {words.kindOf[period.category]}
                  <em>{whenOf(period, day)}</em>
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
      {away.length > FEW && !isWhole && (
        <Button variant="subtle" fullWidth onClick={() => showWhole(true)}>
          {words.more(away.length)}
        </Button>
      )}
    </>
  )
  return isFolded ? (
    <FoldedPanel
      title={words.awayToday}
      aside={aside}
      line={data === undefined ? (error === null ? '' : words.awayFailed) : lineOf(away)}
    >
      {content}
    </FoldedPanel>
  ) : (
    <Panel title={words.awayToday} aside={<span>{aside}</span>}>
      {content}
    </Panel>
  )
}

const lineOf = (away: readonly Named[]): string =>
  away.length === 0 ? words.nobodyAway : away.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

type Named = { readonly firstName: string; readonly lastName: string }
