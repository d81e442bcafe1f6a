import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OddHours } from '@uurwerk/contract/hrStart/hrStart'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { WarningIcon } from '../planning/workingTime/WarningIcon.tsx'
import classes from './hrStart.module.css'
import { ShortList } from './ShortList.tsx'
import { firstOf } from './firstOf.ts'
import { oddHoursQuery } from './queries.ts'

const words = texts.hrStart.odd

type Props = {
  readonly yearMonth: YearMonth
  /** True when the panel shows another month than the page. The panel then shows the name of its month. */
  readonly isElsewhen: boolean
}

/** The panel with the people who have warnings about working time, the most serious warnings first. */
export function OddHoursPanel({ yearMonth, isElsewhen }: Props) {
  const { data, error, refetch } = useQuery(oddHoursQuery(yearMonth))
  if (data !== undefined) return <People odd={data} yearMonth={yearMonth} isElsewhen={isElsewhen} />
  if (error === null) return <Skeleton className={classes.skeleton} height={330} radius="lg" />
  return <LoadError title={words.failed(formatMonth(yearMonth))} error={error} onRetry={refetch} />
}

const People = ({ odd: { people, worst }, yearMonth, isElsewhen }: Props & { readonly odd: OddHours }) => (
  <Panel
    title={words.title}
    aside={texts.hrStart.ofMonth(people > 0 ? words.people(people) : '', isElsewhen ? formatMonth(yearMonth) : null)}
  >
    {people === 0 ? (
      <Hint>{words.none}</Hint>
    ) : (
      <>
        <ShortList label={words.list} items={worst}>
          {({ userId, userName, severity, warnings, message }) => (
            <li key={userId} className={classes.odd}>
              <WarningIcon severity={severity} size={16} />
              <span className={classes.who}>
                <Link to={paths.adminDetails({ user: userId, month: yearMonth })}>{userName}</Link>
                <small>{firstOf(message)}</small>
              </span>
              <span className={classes.count}>{words.warnings(warnings)}</span>
            </li>
          )}
        </ShortList>
        <Hint>{worst.length < people ? `${words.worst(worst.length)} ${words.hint}` : words.hint}</Hint>
      </>
    )}
  </Panel>
)
