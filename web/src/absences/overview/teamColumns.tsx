import { eachDay } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { absenceTitle } from '@uurwerk/domain/absences/absenceType'
import * as texts from '../../texts/texts.ts'
import { DaysHead } from '../../ui/dayStrip/DaysHead.tsx'
import { shadingOf, type StripDays } from '../../ui/dayStrip/shadingOf.ts'
import type { Column } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import classes from './absenceOverview.module.css'
import { CalendarRow } from './CalendarRow.tsx'
import type { ShownPeriod, TeamRow } from './teamRows.ts'

const words = texts.absenceOverview.columns
const [NAME_PX, NAME_ON_PHONE_PX, AWAY_PX, DAY_PX, EDGE_PX] = [216, 124, 42, 19, 24]

const NAME: Column<TeamRow> = {
  key: 'name',
  title: words.name,
  pinnedAt: 0,
  value: ({ firstName, lastName }) => `${lastName} ${firstName}`,
  cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  csv: ({ firstName, lastName }) => `${firstName} ${lastName}`,
}

const AWAY: Column<TeamRow> = {
  key: 'away',
  title: words.days,
  align: 'right',
  width: AWAY_PX,
  value: ({ away }) => away,
}

/** The width in pixels. On a narrower screen the calendar scrolls horizontally, and the names stay visible. */
export const calendarPx = (days: number, isPhone: boolean): number =>
  (isPhone ? NAME_ON_PHONE_PX : NAME_PX) + AWAY_PX + days * DAY_PX + EDGE_PX

/** The columns of the calendar: the person, the number of days, and all days in one column. */
export function teamColumns(days: StripDays, isPhone: boolean): readonly Column<TeamRow>[] {
  const shading = shadingOf(days)
  return [
    {
      ...NAME,
      width: isPhone ? NAME_ON_PHONE_PX : NAME_PX,
      cell: ({ firstName, lastName, customers }) => (
        <span className={classes.name} title={customers}>
          {firstName} {lastName}
        </span>
      ),
    },
    AWAY,
    {
      key: 'calendar',
      title: words.calendar,
      sortable: false,
      exported: false,
      head: <DaysHead days={days} />,
      value: () => null,
      cell: ({ bars }) => <CalendarRow bars={bars} days={days} shading={shading} />,
    },
  ]
}

export const teamCsv = (shown: ShownPeriod): readonly Column<TeamRow>[] => [
  { key: 'userId', title: words.userId, value: ({ userId }) => userId },
  NAME,
  { key: 'customers', title: words.customers, value: ({ customers }) => customers },
  AWAY,
  ...eachDay(shown.start, shown.end).map((day): Column<TeamRow> => ({
    key: day,
    title: formatDay(day),
    value: ({ bars }) =>
      bars
        .filter(({ period }) => containsDay(period, day))
        .map(({ period: { category, fullDay } }) => absenceTitle(category, fullDay))
        .join(' + ') || null,
  })),
]
