import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import * as texts from '../../texts/texts.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './contractMonth.module.css'
import { sumOf } from './sheetRows.ts'

const words = texts.contractMonth

export function SheetSummary({ month }: { readonly month: FullTimesheet }) {
  const absent = sumOf(month.absenceDtos, ({ hours }) => hours)
  return (
    <>
      <Hours hours={month.workedHoursMinusAbsences} of={words.worked} />
      {absent !== null && <Hours hours={absent} of={words.absent} />}
      {month.employee && <Hours hours={month.timeSheetHoursDto.needed} of={words.needed} />}
      {historyOf(month).map((line) => (
        <span key={line} className={classes.history}>
          {line}
        </span>
      ))}
    </>
  )
}

const Hours = ({ hours, of }: { readonly hours: number; readonly of: string }) => (
  <span>
    <strong>{words.hours(formatHourNumber(hours))}</strong> {of}
  </span>
)

function historyOf({ confirmation, reopenings }: FullTimesheet): string[] {
  const confirmed =
    confirmation === null
      ? []
      : [
          because(
            words.confirmedBy(formatMoment(confirmation.confirmedAt), confirmation.confirmedBy),
            confirmation.reason,
          ),
          ...(confirmation.daysAhead.length > 0 ? [words.stillToCome(confirmation.daysAhead.map(formatDay))] : []),
        ]
  return [
    ...confirmed,
    ...reopenings.map(({ reopenedAt, reopenedBy, reason }) =>
      because(words.reopenedBy(formatMoment(reopenedAt), reopenedBy), reason),
    ),
  ]
}

const because = (what: string, reason: string | null): string =>
  reason === null ? what : words.withReason(what, reason)
