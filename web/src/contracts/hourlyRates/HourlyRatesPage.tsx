import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useHideInternal } from '../useHideInternal.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { hourlyRatesQuery } from './queries.ts'
import { MATRIX_PX, rateCards, rateColumns } from './rateColumns.tsx'
import { rateRows } from './rateRows.ts'
import type { RateRow } from './rateRows.ts'

const words = texts.hourlyRates
const SEARCH = { placeholder: words.search, textOf: ({ userName }: RateRow) => userName }

/** The page with the hourly rate of every contract on each day of a month (rule customers-9). */
export function HourlyRatesPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const [internalHidden, hideInternal] = useHideInternal()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const load = useQuery(hourlyRatesQuery(yearMonth))
  const all = useMemo(() => load.data && rateRows(load.data), [load.data])
  const rows = useMemo(() => all?.filter(({ internal }) => !(internalHidden && internal)), [all, internalHidden])
  const perDay = useMemo(() => rateColumns(yearMonth), [yearMonth])

  return (
    <>
      <PageHead title={words.title} actions={<Hint>{words.legend}</Hint>}>
        <MonthSwitcher month={yearMonth} onChange={chooseMonth} previousAvailable nextAvailable pick />
      </PageHead>
      <DataTable
        label={words.list(formatMonth(yearMonth))}
        columns={isPhone ? rateCards : perDay}
        rows={rows}
        rowKey={({ contractId }) => contractId}
        load={load}
        onOpen={({ contractId }) => void navigate(paths.adminContract({ contract: contractId, month: yearMonth }))}
        defaultSort={{ key: 'user', descending: false }}
        search={SEARCH}
        csvName={words.csvName(yearMonth)}
        csvColumns={perDay}
        cardsBelow={isPhone ? Infinity : 0}
        minWidth={MATRIX_PX}
        tools={<SwitchField label={words.hideInternal} value={internalHidden} onChange={hideInternal} />}
        empty={
          all?.length === 0 ? (
            <EmptyState title={words.none(formatMonth(yearMonth))} text={words.noneText} />
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
