import type { Day } from '@uurwerk/domain/time/day'
import { Card, Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { MonthSummary } from '../../balances/MonthSummary.tsx'
import type { MonthContract } from '../../contracts/queries.ts'
import { IconLock } from '../../ui/icons.ts'
import { CalendarLegend } from '../calendar/CalendarLegend.tsx'
import { ContractTabs } from '../ContractTabs.tsx'
import planning from '../planning.module.css'
import { CalendarSkeleton, SideSkeleton } from '../PlanningSkeleton.tsx'
import * as texts from '../../texts/texts.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { WorkingTimePanel } from '../workingTime/WorkingTimePanel.tsx'
import classes from './personPlanning.module.css'
import type { PlanningKey } from './queries.ts'
import { sentencesByDay } from './sentenceOfDifference.ts'
import { usePlanningVersions, type Version, type Versions } from './usePlanningVersions.ts'
import { formatMonth, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { today } from '../../app/clock/now.ts'
import { calendarDays } from '../calendar/calendarDays.ts'
import { MonthCalendar } from '../calendar/MonthCalendar.tsx'
import { daysOccupied } from './daysOccupied.ts'

/** The two versions of the planning. The screen first shows the actual planning. */
const VERSIONS = ['actual', 'locked'] as const

type VersionName = (typeof VERSIONS)[number]

export const VERSION_IN_ADDRESS = 'version'

const words = texts.personPlanning

type Props = {
  readonly of: PlanningKey
  readonly employee: boolean
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly onChooseContract: (contractId: number) => void
}

export function ContractPlanning({ of, employee, contracts, contract, onChooseContract }: Props) {
  const { actual, locked, ...changed } = usePlanningVersions(of)
  const [chosen, choose] = useChoiceInAddress(VERSION_IN_ADDRESS, VERSIONS)
  const month = actual.data
  const isPhone = useIsPhone()
  const isLocked = month?.planned.locked === true
  const name = isLocked ? chosen : 'actual'
  const shown = name === 'locked' ? locked : actual
  const legend = <CalendarLegend differences={isLocked} />
  const differences = useMemo(() => sentencesByDay(changed.differences), [changed.differences])

  return (
    <Columns
      side={
        month === undefined ? (
          actual.error === null && <SideSkeleton />
        ) : (
          <>
            <MonthSummary
              yearMonth={of.yearMonth}
              hours={month.planned.timeSheetHoursDto}
              leave={month.absences}
              employee={employee}
            />
            {isLocked && <DifferencesPanel locked={locked} differences={differences} />}
            <WorkingTimePanel warnings={month.planned.workingTimeWarnings} />
            {isPhone && legend}
          </>
        )
      }
    >
      {isLocked && month.planned.lockedOn !== null && (
        <LockedBanner
          lockedOn={month.planned.lockedOn}
          lockedByHr={month.planned.lockedByHr}
          version={name}
          onChoose={choose}
        />
      )}
      <Card className={planning.calendarCard}>
        <ContractTabs {...{ contracts, contract, onChooseContract }}>
          {shown.data === undefined ? (
            <NoCalendar version={shown} />
          ) : (
            <VersionCalendar
              {...{ contracts, contract, name, differences }}
              yearMonth={of.yearMonth}
              version={shown.data}
            />
          )}
        </ContractTabs>
        {!isPhone && legend}
      </Card>
    </Columns>
  )
}

type BannerProps = {
  readonly lockedOn: string
  /** The name of the HR user who locked the planning; null when the employee locked it. */
  readonly lockedByHr: string | null
  readonly version: VersionName
  readonly onChoose: (version: VersionName) => void
}

/** Offers the choice between the locked and the actual planning (rule planning-39). */
const LockedBanner = ({ lockedOn, lockedByHr, version, onChoose }: BannerProps) => (
  <div className={classes.banner}>
    <p>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {lockedByHr === null
        ? words.lockedAlready(formatDay(lockedOn))
        : words.lockedByHr(lockedByHr, formatDay(lockedOn))}
    </p>
    <Segments
      label={words.version}
      choices={VERSIONS}
      nameOf={(choice) => words.versions[choice]}
      value={version}
      onChange={onChoose}
    />
  </div>
)

type DifferencesProps = {
  readonly locked: Versions['locked']
  readonly differences: ReadonlyMap<Day, readonly string[]>
}

/** The list of the changes after the planning was locked, day by day (rule planning-40). */
const DifferencesPanel = ({ locked, differences }: DifferencesProps) => (
  <Panel title={words.differences.title} aside={differences.size > 0 && words.differences.days(differences.size)}>
    {locked.data === undefined && locked.error === null && <Skeleton height={34} />}
    {locked.error !== null && (
      <LoadError title={words.differences.failed} error={locked.error} onRetry={locked.retry} />
    )}
    {locked.data !== undefined && differences.size === 0 && <Hint>{words.differences.none}</Hint>}
    {differences.size > 0 && (
      <ul className={classes.differences}>
        {[...differences].map(([day, sentences]) => (
          <li key={day}>
            <span>
              <small>{shortWeekdayName(day)}</small> {formatDay(day)}
            </span>
            <div>
              {sentences.map((sentence, place) => (
                // Two differences on one day can have the same sentence. The key therefore also contains the position.
                <p key={`${place} ${sentence}`}>{sentence}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

const NoCalendar = ({ version: { error, retry } }: { readonly version: Versions['actual' | 'locked'] }) =>
  error === null ? <CalendarSkeleton /> : <LoadError error={error} onRetry={retry} />

type VersionCalendarProps = Pick<Props, 'contracts' | 'contract'> & {
  readonly yearMonth: YearMonth
  readonly name: VersionName
  readonly version: Version
  readonly differences: ReadonlyMap<string, readonly string[]>
}

function VersionCalendar({ contracts, contract, yearMonth, name, version, differences }: VersionCalendarProps) {
  const days = useMemo(
    () =>
      calendarDays({
        ...version,
        yearMonth,
        today: today(),
        elsewhere: daysOccupied(
          version,
          contracts.filter(({ id }) => id !== contract.id),
        ),
        differences,
      }),
    [version, yearMonth, contracts, contract.id, differences],
  )
  return (
    <MonthCalendar
      yearMonth={yearMonth}
      days={days}
      label={words.calendar[name](contract.customerName, formatMonth(yearMonth))}
      actions={null}
      sixWeeks
    />
  )
}
