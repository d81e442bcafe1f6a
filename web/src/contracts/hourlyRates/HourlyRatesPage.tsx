import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { isWeekend } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import { useHideInternal } from '../useHideInternal.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import type { StripDays } from '../../ui/dayStrip/shadingOf.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { hourlyRatesQuery } from './queries.ts'
import { hasRateChange } from './rateBars.ts'
import { MATRIX_PX, rateCards, rateColumns, rateCsv } from './rateColumns.tsx'
import { rateRows, type RateRow } from './rateRows.ts'

const words = texts.hourlyRates
const SEARCH = { placeholder: words.search, textOf: ({ userName }: RateRow) => userName }

const FILTERS = {
  all: () => true,
  changes: hasRateChange,
  gaps: (ratesPerDay: readonly (number | null)[]) => ratesPerDay.includes(null),
} as const
type Filter = keyof typeof FILTERS
const CHOICES = ['all', 'changes', 'gaps'] as const

const stripOf = (yearMonth: YearMonth): StripDays => ({
  shown: { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) },
  today: today(),
  // A public holiday has the same colour as a weekend. It is not red, because red marks a day without a rate.
  isFree: (day) => isWeekend(day) || holidayOn(day) !== null,
  isHoliday: () => false,
})

/** The page with the hourly rate of every contract on each day of a month (rule customers-9). */
export function HourlyRatesPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const [internalHidden, hideInternal] = useHideInternal()
  const isPhone = useIsPhone()
  const [filter, chooseFilter] = useChoiceInAddress('show', CHOICES)
  const load = useQuery(hourlyRatesQuery(yearMonth))
  const { all, rows } = useRateRows(load.data, internalHidden)
  const found = useMemo(
    () => rows?.filter(({ hourlyRatesPerDay }) => FILTERS[filter](hourlyRatesPerDay)),
    [rows, filter],
  )
  const columns = useMemo(() => rateColumns(stripOf(yearMonth)), [yearMonth])
  const csvColumns = useMemo(() => rateCsv(yearMonth), [yearMonth])
  const counted = (choice: Filter) =>
    words.counted(
      words.filters[choice],
      rows?.filter(({ hourlyRatesPerDay }) => FILTERS[choice](hourlyRatesPerDay)).length ?? 0,
    )

  return (
    <>
      <PageHead title={words.title} actions={<Hint>{words.legend}</Hint>}>
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={isPhone ? rateCards : columns}
        rows={found}
        rowKey={({ contractId }) => contractId}
        load={load}
        linkOf={({ contractId }) => paths.adminContract({ contract: contractId, month: yearMonth })}
        defaultSort={{ key: 'user', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        csvColumns={csvColumns}
        cardsBelow={isPhone ? Infinity : 0}
        minWidth={MATRIX_PX}
        tools={
          <>
            <Segments label={words.filter} choices={CHOICES} nameOf={counted} value={filter} onChange={chooseFilter} />
            <SwitchField label={words.hideInternal} value={internalHidden} onChange={() => hideInternal('toggle')} />
          </>
        }
        empty={
          all?.length === 0 ? (
            <EmptyState title={words.none(formatMonth(yearMonth))} text={words.noneText} />
          ) : rows?.length !== 0 ? (
            <EmptyState title={words.noneOf[filter]}>
              <Button onClick={() => chooseFilter('all')}>{words.showAll}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={words.onlyInternal}>
              <Button onClick={() => hideInternal(false)}>{words.showInternal}</Button>
            </EmptyState>
          )
        }
      />
    </>
  )
}

/** HR can hide the contracts at our own company (the internal company). */
function useRateRows(month: Parameters<typeof rateRows>[0] | undefined, internalHidden: boolean) {
  const all = useMemo(() => month && rateRows(month), [month])
  const rows = useMemo(() => all?.filter(({ internal }) => !(internalHidden && internal)), [all, internalHidden])
  return { all, rows }
}
