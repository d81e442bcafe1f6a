import type { HrStart, MissingPerson } from '@uurwerk/contract/hrStart/hrStart'
import { monthName } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import { MissingRow } from './MissingRow.tsx'
import { ShortList } from './ShortList.tsx'
import { RemindAllButton } from './RemindAllButton.tsx'
import { useReminders } from '../timesheets/useReminders.ts'

type Props = Pick<HrStart, 'missing' | 'timesheets'> & { readonly yearMonth: YearMonth }

/**
 * The maximum number of people in the panel with people who have not confirmed. The list of contracts shows all of
 * them.
 */
const MOST_SHOWN = 40

const words = texts.hrStart.missing

/** The people who have not confirmed the month yet, with a button that mails them a reminder. */
export function MissingPanel({ missing, timesheets, yearMonth }: Props) {
  const remind = useReminders(yearMonth)
  const send = (people: readonly MissingPerson[]) => remind(people.map(({ userId }) => userId))
  const ready = missing.filter(({ actions }) => actions.remind === null)
  const isEmpty = timesheets.every(({ count }) => count === 0)
  return (
    <Panel
      title={words.title(monthName(yearMonth))}
      aside={
        missing.length > 0 && (
          <RemindAllButton
            yearMonth={yearMonth}
            people={ready}
            leftOut={missing.length - ready.length}
            refusal={ready.length === 0 ? missing[0]?.actions.remind : null}
            onRemind={send}
          />
        )
      }
    >
      {missing.length === 0 ? (
        <Hint>{isEmpty ? words.nobodyAtAll : words.nobody}</Hint>
      ) : (
        <ShortList label={words.list} items={missing.slice(0, MOST_SHOWN)}>
          {(person) => (
            <MissingRow key={person.userId} person={person} yearMonth={yearMonth} onRemind={() => send([person])} />
          )}
        </ShortList>
      )}
      {missing.length > MOST_SHOWN && (
        <Link className={classes.more} to={paths.adminContracts({ month: yearMonth, show: 'unconfirmed' })}>
          {words.toOverview(missing.length)}
        </Link>
      )}
    </Panel>
  )
}
