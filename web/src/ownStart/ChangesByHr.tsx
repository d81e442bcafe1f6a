import type { ChangeByHr, OwnStart } from '@uurwerk/contract/ownStart/ownStart'
import { toDay } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { today } from '../app/clock/now.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconChevronRight } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { pastMoment, shortDay } from './dayInWords.ts'
import classes from './ownStart.module.css'

const words = texts.ownStart

/** The last changes that HR made in the data of the employee. Each change has a link to its month. */
export const ChangesByHr = ({ changesByHr }: Pick<OwnStart, 'changesByHr'>) => (
  <Panel title={words.changes}>
    {changesByHr.length === 0 ? (
      <Hint>{words.noChanges}</Hint>
    ) : (
      <ul className={classes.changes}>
        {changesByHr.map((change) => (
          <li key={change.id}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

function Change({ change }: { readonly change: ChangeByHr }) {
  const content = (
    <span>
      {change.sentence}
      <small>{[...aboutOf(change), pastMoment(change.at, today())].join(' · ')}</small>
    </span>
  )
  if (change.yearMonth === null) return <div className={classes.change}>{content}</div>
  return (
    <Link className={classes.change} to={paths.details({ month: toYearMonth(change.yearMonth) })}>
      {content}
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </Link>
  )
}

function aboutOf({ date, yearMonth, customerName, changes }: ChangeByHr): string[] {
  const when = date !== null ? shortDay(toDay(date)) : yearMonth !== null ? formatMonth(toYearMonth(yearMonth)) : null
  return [
    when,
    customerName,
    ...changes.map(({ name, before, after }) =>
      before === null ? words.newValue(name, after) : words.change(name, before, after),
    ),
  ].filter((part) => part !== null)
}
