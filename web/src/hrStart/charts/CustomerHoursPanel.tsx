import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './chart.module.css'
import { ChartPanel } from './ChartPanel.tsx'
import { scaleOf } from './scaleOf.ts'

type Customers = HrStart['customers']
type Props = { readonly customers: Customers; readonly yearMonth: YearMonth }

const MOST_DRAWN = 7

const words = texts.hrStart.hours

/** A mark on each bar shows the hours of the month before. */
export function CustomerHoursPanel({ customers, yearMonth }: Props) {
  const [month, before] = [formatMonth(yearMonth), formatMonth(addMonths(yearMonth, -1))]
  return (
    <ChartPanel
      title={words.title}
      unit={words.unit}
      legend={[
        { part: 'bar', label: month },
        { part: 'mark', label: before },
      ]}
      empty={customers.length === 0 ? words.none(month) : null}
      chart={<Bars customers={customers} />}
      table={
        <PlainTable
          label={words.title}
          rows={customers}
          rowKey={({ customerId }) => customerId}
          columns={[
            { title: words.columns.customer, cell: ({ customerName }) => customerName },
            { title: month, align: 'right', cell: ({ hours }) => formatHourNumber(hours) },
            { title: before, align: 'right', cell: ({ previousHours }) => formatHourNumber(previousHours) },
          ]}
        />
      }
    />
  )
}

function Bars({ customers }: { readonly customers: Customers }) {
  const drawn = customers.slice(0, MOST_DRAWN)
  const { lines, highest } = scaleOf(drawn.flatMap(({ hours, previousHours }) => [hours, previousHours]))
  const share = (hours: number) => `${(hours / highest) * 100}%`
  return (
    <>
      <ul className={classes.bars}>
        {drawn.map(({ customerId, customerName, hours, previousHours }) => (
          <li key={customerId}>
            <span>{customerName}</span>
            <strong>
              {formatHourNumber(hours)}
              <VisuallyHidden>{words.before(formatHourNumber(previousHours))}</VisuallyHidden>
            </strong>
            <i aria-hidden style={{ '--bar': share(hours), '--mark': share(previousHours) } as CSSProperties} />
          </li>
        ))}
      </ul>
      <p className={classes.scale} aria-hidden>
        {lines.map((line) => (
          <span key={line}>{formatNumber(line)}</span>
        ))}
      </p>
      {customers.length > MOST_DRAWN && <Hint>{words.more(customers.length - MOST_DRAWN)}</Hint>}
    </>
  )
}
