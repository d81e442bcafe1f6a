import type { teamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import { makeStale } from '../../app/api/keepReadsFresh.ts'
import { queryClient } from '../../app/api/queryClient.ts'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { changedRows } from '../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../app/changes/useChangesOfOthers.ts'
import * as texts from '../../texts/texts.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { WeekSwitcher } from '../../ui/switchers/WeekSwitcher.tsx'
import { TABLET } from '../../ui/theme/breakpoints.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { AbsenceNews } from './AbsenceNews.tsx'
import classes from './absenceOverview.module.css'
import { AwayToday } from './AwayToday.tsx'
import { TeamLists } from './TeamLists.tsx'
import { teamAbsencesQuery } from './queries.ts'
import { useAbsenceFilter } from './useAbsenceFilter.ts'
import { useShownDays } from './useShownDays.ts'

const words = texts.absenceOverview
const RANGES = ['month', 'week'] as const
const VIEWS = ['calendar', 'periods'] as const
const VIEWS_ON_PHONE = ['periods', 'calendar'] as const

/** The page has a calendar with a row for each person, or a list of periods. A phone shows the list first. */
export function AbsenceOverviewPage() {
  const days = useShownDays()
  const { yearMonth, monday, shown } = days
  const isPhone = useIsPhone()
  const [view, chooseView] = useChoiceInAddress('view', isPhone ? VIEWS_ON_PHONE : VIEWS)
  const [filter, changeFilter] = useAbsenceFilter()
  const load = useQuery(teamAbsencesQuery(yearMonth))
  const team = load.data
  const others = useOtherAbsences(yearMonth)
  const calendar = useCalendar(team, shown)
  // On a narrow screen, the panels with absent people are above the list, each on one line until it is opened.
  const isNarrow = useMediaQuery(TABLET, false, { getInitialValueInEffect: false })
  const away = <AwayToday filter={filter} isFolded={isNarrow} />
  const news = <AbsenceNews isFolded={isNarrow} />
  const when = monday === null ? formatMonth(yearMonth) : words.inWeek(weekNumberOf(monday))

  return (
    <>
      <ChangedNote note={others.note} />
      <OverviewHead days={days} view={view} onChooseView={chooseView} />
      <Columns
        facts={
          isNarrow ? (
            <div className={classes.folded}>
              {away}
              {news}
            </div>
          ) : (
            away
          )
        }
        side={isNarrow ? null : news}
      >
        <TeamLists
          {...{ view, team, load, calendar, when, yearMonth, filter }}
          onFilter={changeFilter}
          changed={others.keys}
        />
      </Columns>
    </>
  )
}

/** Marks the people whose absences another user changed while this page was open. */
function useOtherAbsences(yearMonth: YearMonth) {
  const { queryKey } = teamAbsencesQuery(yearMonth)
  return useChangesOfOthers({
    rows: () => queryClient.getQueryData(queryKey)?.members,
    changed: (before, after) => changedRows(before, after, (member) => member.userId),
    isAbout: ({ userId }, key) => userId === null || userId === key,
    concerns: ({ subjects }) => subjects.includes('absences') || subjects.includes('people'),
    refresh: () => makeStale(['absences']),
  })
}

type Team = ResponseOf<typeof teamAbsences>

const useCalendar = (team: Team | undefined, shown: ReturnType<typeof useShownDays>['shown']) =>
  useMemo(() => {
    const extra = new Set<string>(team?.holidays.map(({ date }) => date))
    const isHoliday = (day: Day) => extra.has(day) || holidayOn(day) !== null
    return {
      shown: { start: shown.start, end: shown.end },
      today: today(),
      isHoliday,
      isFree: (day: Day) => isWeekend(day) || isHoliday(day),
    }
  }, [team, shown.start, shown.end])

type HeadProps = {
  readonly days: ReturnType<typeof useShownDays>
  readonly view: (typeof VIEWS)[number]
  readonly onChooseView: (view: (typeof VIEWS)[number]) => void
}

const OverviewHead = ({ days, view, onChooseView }: HeadProps) => (
  <PageHead
    title={words.title}
    actions={
      <div className={classes.choices}>
        <Button onClick={days.goToToday}>{words.today}</Button>
        <Segments
          label={words.range}
          choices={RANGES}
          nameOf={(range) => words.ranges[range]}
          value={days.monday === null ? 'month' : 'week'}
          onChange={days.chooseRange}
        />
        <Segments
          label={words.view}
          choices={VIEWS}
          nameOf={(choice) => words.views[choice]}
          value={view}
          onChange={onChooseView}
        />
      </div>
    }
  >
    {days.monday === null ? (
      <MonthSwitcher month={days.yearMonth} onChange={days.chooseMonth} previousAvailable nextAvailable pick />
    ) : (
      <WeekSwitcher monday={days.monday} onChange={days.chooseWeek} />
    )}
  </PageHead>
)
