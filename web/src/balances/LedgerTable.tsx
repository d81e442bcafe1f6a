import { toDay, type Day } from '@uurwerk/domain/time/day'
import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { LoadState } from '../ui/page/load/LoadState.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { writtenNumber } from '../ui/written/writtenNumber.ts'
import type { CounterLedger, LedgerEntry } from './ledgerQueries.ts'
import classes from './ledger.module.css'
import { whyOf, writtenChange } from './whyOf.ts'

const words = texts.balances.ledger

type Props = {
  readonly label: string
  readonly load: {
    readonly data: CounterLedger | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly writtenDay: (day: Day) => string
  readonly writtenMoment: (timestamp: string) => string
  /** Returns the URL of the month screen that shows an absence on a day. */
  readonly monthOf: (day: Day) => string
}

/** The ledger of a leave balance (counter): all changes of the balance, with the oldest change first. */
export function LedgerTable({ label, load, writtenDay, writtenMoment, monthOf }: Props) {
  const { data } = load
  if (data === undefined) return <LoadState load={load} height={120} />
  const entries = data._embedded.counterLedgerEntryList
  if (entries.length === 0) return <p className={classes.none}>{words.none}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys scroll only a focused element.
    <div className={classes.scroller} tabIndex={0} role="region" aria-label={label}>
      <PlainTable
        label={label}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { title: words.when, cell: (entry) => <When entry={entry} writtenMoment={writtenMoment} /> },
          { title: words.why, cell: (entry) => <Why entry={entry} writtenDay={writtenDay} monthOf={monthOf} /> },
          { title: words.change, align: 'right', cell: (entry) => <Change entry={entry} /> },
          {
            title: words.balance,
            align: 'right',
            cell: ({ currentBalance, originalBalance }) => (
              <span className={classes.balance}>
                <b>{writtenNumber(currentBalance)}</b>/{writtenNumber(originalBalance)}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

type WhenProps = Pick<Props, 'writtenMoment'> & { readonly entry: LedgerEntry }

const When = ({ entry: { at, changedBy }, writtenMoment }: WhenProps) => (
  <span className={classes.lines}>
    <span className={classes.moment}>{writtenMoment(at)}</span>
    <small>{changedBy ?? words.byItself}</small>
  </span>
)

type WhyProps = Pick<Props, 'writtenDay' | 'monthOf'> & { readonly entry: LedgerEntry }

function Why({ entry, writtenDay, monthOf }: WhyProps) {
  const day = entry.absenceDate === null ? null : toDay(entry.absenceDate)
  return (
    <span className={classes.lines}>
      {whyOf(entry)}
      {day !== null && (
        <small>
          {words.absenceOf} <Link to={monthOf(day)}>{writtenDay(day)}</Link>
        </small>
      )}
      {entry.holiday !== null && <small>{writtenDay(toDay(entry.holiday.date))}</small>}
    </span>
  )
}

/** Every entry changes the days left. Some entries also change the days granted, on a second line. */
const Change = ({ entry: { originalChange, currentChange } }: { readonly entry: LedgerEntry }) => (
  <span className={classes.lines}>
    {writtenChange(currentChange, writtenNumber)}
    {originalChange !== 0 && <small>{words.granted}</small>}
  </span>
)
