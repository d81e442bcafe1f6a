import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import { calendarDays } from '../calendar/calendarDays.ts'
import { MonthCalendar } from '../calendar/MonthCalendar.tsx'
import * as texts from '../../texts/texts.ts'
import { daysOccupied } from './daysOccupied.ts'
import type { Version } from './usePlanningVersions.ts'
import type { VersionName } from './versions.ts'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly name: VersionName
  readonly version: Version
  readonly differences: ReadonlyMap<string, readonly string[]>
}

/** A read-only calendar of one version of the planning. */
export function VersionCalendar({ contracts, contract, yearMonth, name, version, differences }: Props) {
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
