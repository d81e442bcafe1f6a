import { toDay, type Day } from '@uurwerk/domain/time/day'
import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { LoadState } from '../ui/page/load/LoadState.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import type { CounterLedger, LedgerEntry } from './ledgerQueries.ts'
import classes from './ledger.module.css'
import { whyOf, formatChange } from './whyOf.ts'

const words = texts.balances.ledger

type Props = {
  readonly label: string
  readonly load: {
    readonly data: CounterLedger | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly formatDay: (day: Day) => string
  readonly formatMoment: (timestamp: string) => string
  /** Returns the URL of the month screen that shows an absence on a day. */
  readonly monthOf: (day: Day) => string
}

/** The ledger of a leave balance (counter): all changes of the balance, with the oldest change first. */
export function LedgerTable({ label, load, formatDay, formatMoment, monthOf }: Props) {
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
          { title: words.when, cell: (entry) => <When entry={entry} formatMoment={formatMoment} /> },
          { title: words.why, cell: (entry) => <Why entry={entry} formatDay={formatDay} monthOf={monthOf} /> },
          { title: words.change, align: 'right', cell: (entry) => <Change entry={entry} /> },
          {
            title: words.balance,
            align: 'right',
            cell: ({ currentBalance, originalBalance }) => (
              <span className={classes.balance}>
                <b>{formatNumber(currentBalance)}</b>/{formatNumber(originalBalance)}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

type WhenProps = Pick<Props, 'formatMoment'> & { readonly entry: LedgerEntry }

const When = ({ entry: { at, changedBy }, formatMoment }: WhenProps) => (
  <span className={classes.lines}>
    <span className={classes.moment}>{formatMoment(at)}</span>
    <small>{changedBy ?? words.byItself}</small>
  </span>
)

type WhyProps = Pick<Props, 'formatDay' | 'monthOf'> & { readonly entry: LedgerEntry }

function Why({ entry, formatDay, monthOf }: WhyProps) {
  const day = entry.absenceDate === null ? null : toDay(entry.absenceDate)
  return (
    <span className={classes.lines}>
      {whyOf(entry)}
      {day !== null && (
        <small>
          {words.absenceOf} <Link to={monthOf(day)}>{formatDay(day)}</Link>
        </small>
      )}
      {entry.holiday !== null && <small>{formatDay(toDay(entry.holiday.date))}</small>}
    </span>
  )
}

/** Every entry changes the days left. Some entries also change the days granted, on a second line. */
const Change = ({ entry: { originalChange, currentChange } }: { readonly entry: LedgerEntry }) => (
  <span className={classes.lines}>
    {formatChange(currentChange, formatNumber)}
    {originalChange !== 0 && <small>{words.granted}</small>}
  </span>
)
