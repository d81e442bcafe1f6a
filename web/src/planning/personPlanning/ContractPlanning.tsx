import type { Day } from '@uurwerk/domain/time/day'
import { Card, Tabs } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { MonthSummary } from '../../balances/MonthSummary.tsx'
import { customerLabelIn } from '../../contracts/month/customerLabel.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import { CalendarLegend } from '../calendar/CalendarLegend.tsx'
import planning from '../planning.module.css'
import { CalendarSkeleton, SideSkeleton } from '../PlanningSkeleton.tsx'
import * as texts from '../../texts/texts.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { WorkingTimePanel } from '../workingTime/WorkingTimePanel.tsx'
import { differencesOf } from './differencesOf.ts'
import { DifferencesPanel } from './DifferencesPanel.tsx'
import { LockedBanner } from './LockedBanner.tsx'
import type { PlanningKey } from './queries.ts'
import { sentencesByDay } from './sentenceOfDifference.ts'
import { usePlanningVersions, type Version } from './usePlanningVersions.ts'
import { VERSION_IN_ADDRESS, VERSIONS, type VersionName } from './versions.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { today } from '../../app/clock/now.ts'
import { calendarDays } from '../calendar/calendarDays.ts'
import { MonthCalendar } from '../calendar/MonthCalendar.tsx'
import { daysOccupied } from './daysOccupied.ts'

type Props = {
  readonly of: PlanningKey
  readonly employee: boolean
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly onChooseContract: (contractId: number) => void
}

const NONE: ReadonlyMap<Day, readonly string[]> = new Map()

/** A tab for each contract, with the calendar of the chosen version, the balances and the differences. */
export function ContractPlanning({ of, employee, contracts, contract, onChooseContract }: Props) {
  const { actual, locked } = usePlanningVersions(of)
  const [chosen, choose] = useChoiceInAddress(VERSION_IN_ADDRESS, VERSIONS)
  const month = actual.data
  const isPhone = useIsPhone()
  const isLocked = month?.planned.locked === true
  const name = isLocked ? chosen : 'actual'
  const shown = name === 'locked' ? locked : actual
  const legend = <CalendarLegend differences={isLocked} />
  const differences = useDifferences(month, locked.data)

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
        <ContractTabs contracts={contracts} contract={contract} onChooseContract={onChooseContract}>
          {shown.data === undefined ? (
            <NoCalendar version={shown} />
          ) : (
            <VersionCalendar
              contracts={contracts}
              contract={contract}
              yearMonth={of.yearMonth}
              name={name}
              version={shown.data}
              differences={differences}
            />
          )}
        </ContractTabs>
        {!isPhone && legend}
      </Card>
    </Columns>
  )
}

type TabsProps = Pick<Props, 'contracts' | 'contract' | 'onChooseContract'> & { readonly children: ReactNode }

const ContractTabs = ({ contracts, contract, onChooseContract, children }: TabsProps) => (
  <Tabs value={String(contract.id)} onChange={(id) => onChooseContract(Number(id))} keepMounted={false}>
    <Tabs.List className={planning.tabs} aria-label={texts.planning.contracts}>
      {contracts.map((each) => (
        <Tabs.Tab key={each.id} value={String(each.id)} className={planning.tab}>
          {customerLabelIn(contracts, each)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {contracts.map(({ id }) => (
      <Tabs.Panel key={id} value={String(id)}>
        {children}
      </Tabs.Panel>
    ))}
  </Tabs>
)

type Versions = ReturnType<typeof usePlanningVersions>

/** The sentences about the changes since the planning was locked, by day. */
const useDifferences = (month: Versions['actual']['data'], locked: Versions['locked']['data']) =>
  useMemo(
    () => (month?.planned.locked === true && locked ? sentencesByDay(differencesOf(locked, month)) : NONE),
    [month, locked],
  )

const NoCalendar = ({ version: { error, retry } }: { readonly version: Versions['actual' | 'locked'] }) =>
  error === null ? <CalendarSkeleton /> : <LoadError error={error} onRetry={retry} />

type VersionCalendarProps = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly name: VersionName
  readonly version: Version
  readonly differences: ReadonlyMap<string, readonly string[]>
}

/** A read-only calendar of one version of the planning. */
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
      label={texts.personPlanning.calendar[name](contract.customerName, formatMonth(yearMonth))}
      actions={null}
      sixWeeks
    />
  )
}
