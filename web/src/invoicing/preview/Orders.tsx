import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenDay } from '../../ui/writtenDay.ts'
import { writtenEuros } from '../../ui/writtenEuros.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import classes from './preview.module.css'

/** What an hour costs from when to when. */
export function Orders({ orders }: { readonly orders: BilledTimesheet['orders'] }) {
  const words = texts.invoicing.preview
  return (
    <Panel title={words.orders}>
      {orders.length === 0 ? (
        <p className={classes.hint}>{words.noOrders}</p>
      ) : (
        <PlainTable
          label={words.orders}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            { title: words.rate, cell: ({ baseHourlyRate }) => writtenEuros(baseHourlyRate) },
            { title: words.start, cell: ({ startDate }) => writtenDay(startDate) },
            { title: words.end, cell: ({ endDate }) => (endDate === null ? words.openEnd : writtenDay(endDate)) },
          ]}
          below={({ message }) => message !== '' && `${words.reference}: ${message}`}
        />
      )}
    </Panel>
  )
}
