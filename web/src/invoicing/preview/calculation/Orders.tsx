import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { writtenDay } from '../../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { Hint } from '../../../ui/page/Hint.tsx'
import type { BilledTimesheet } from '../billedTimesheet.ts'

type Props = { readonly orders: BilledTimesheet['orders']; readonly contractId: number }

/** The list of the hourly rates of the contract, with their periods. */
export function Orders({ orders, contractId }: Props) {
  const words = texts.invoicing.preview
  return (
    <Panel
      title={words.orders}
      aside={<Link to={paths.adminContract({ contract: contractId })}>{texts.contracts.detail.link}</Link>}
    >
      {orders.length === 0 ? (
        <Hint>{words.noOrders}</Hint>
      ) : (
        <PlainTable
          label={words.orders}
          rows={orders}
          rowKey={({ id }) => id}
          csvName={words.orders}
          columns={[
            {
              title: words.rate,
              cell: ({ baseHourlyRate }) => writtenEuros(baseHourlyRate),
              csv: ({ baseHourlyRate }) => baseHourlyRate,
            },
            {
              title: words.start,
              cell: ({ startDate }) => writtenDay(startDate),
              csv: ({ startDate }) => writtenDay(startDate),
            },
            {
              title: words.end,
              cell: ({ endDate }) => (endDate === null ? words.openEnd : writtenDay(endDate)),
              csv: ({ endDate }) => (endDate === null ? null : writtenDay(endDate)),
            },
          ]}
          below={({ message }) => message !== '' && `${words.reference}: ${message}`}
        />
      )}
    </Panel>
  )
}
