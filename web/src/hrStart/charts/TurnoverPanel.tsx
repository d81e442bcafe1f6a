import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth, monthName, shortMonthName } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import classes from './chart.module.css'
import { ChartPanel } from './ChartPanel.tsx'
import { ColumnChart } from './ColumnChart.tsx'

type Month = HrStart['turnover'][number]

/** When the highest turnover is at least this amount, the labels of the grid lines are in thousands. */
const MANY_EUROS = 10_000

const words = texts.hrStart.turnover
const monthOf = ({ yearMonth }: Month): string => formatMonth(toYearMonth(yearMonth))

/** The invoices minus the credit notes, in each month up to today. */
export function TurnoverPanel({ months }: { readonly months: readonly Month[] }) {
  const now = months.at(-1)
  if (now === undefined) return null
  const most = months.reduce((a, b) => (b.amount > a.amount ? b : a))
  const inThousands = most.amount >= MANY_EUROS
  const factsOf = (month: Month) => ({ month: monthOf(month), amount: formatEuroNumber(month.amount) })
  return (
    <ChartPanel
      title={words.title}
      empty={months.every(({ amount }) => amount === 0) ? words.none : null}
      chart={
        <>
          <p className={classes.figure}>
            <strong>{formatEuroNumber(now.amount)}</strong> {words.upToToday(monthName(toYearMonth(now.yearMonth)))}
            {inThousands && <span className={classes.unit}>{words.unit}</span>}
          </p>
          <ColumnChart
            label={words.inWords(factsOf(most), factsOf(now))}
            unit={inThousands ? 1000 : 1}
            columns={months.map((month) => ({
              key: month.yearMonth,
              label: shortMonthName(toYearMonth(month.yearMonth)).slice(0, 1),
              isNow: month === now,
              parts: [{ name: 'turnover', value: month.amount }],
            }))}
          />
        </>
      }
      table={
        <PlainTable
          label={words.title}
          rows={months.toReversed()}
          rowKey={({ yearMonth }) => yearMonth}
          columns={[
            { title: words.columns.month, cell: monthOf },
            { title: words.columns.amount, align: 'right', cell: ({ amount }) => formatEuroNumber(amount) },
          ]}
        />
      }
    />
  )
}
