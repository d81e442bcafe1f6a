import { dayIn } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import classes from './absenceOverview.module.css'
import type { AbsenceRow } from './queries.ts'

const words = texts.absenceOverview.columns

/** The columns of the overview of absences. */
export function absenceColumns(yearMonth: YearMonth): readonly Column<AbsenceRow>[] {
  const dayOf = ({ dayInMonth }: AbsenceRow) => writtenDay(dayIn(yearMonth, dayInMonth) ?? '')
  return [
    { key: 'date', title: words.date, width: 130, value: ({ dayInMonth }) => dayInMonth, cell: dayOf, csv: dayOf },
    { key: 'userId', title: words.userId, width: 130, value: ({ userId }) => userId },
    {
      key: 'firstName',
      title: words.firstName,
      leads: true,
      value: ({ firstName }) => firstName,
      cell: ({ firstName, lastName }) => (
        <>
          {firstName}
          <span className={classes.onCard}> {lastName}</span>
        </>
      ),
    },
    {
      key: 'lastName',
      title: words.lastName,
      value: ({ lastName }) => lastName,
      cell: ({ lastName }) => <span className={classes.inColumn}>{lastName}</span>,
    },
    {
      key: 'description',
      title: words.description,
      value: ({ absenceUserReadableFormat }) => absenceUserReadableFormat,
    },
  ]
}
