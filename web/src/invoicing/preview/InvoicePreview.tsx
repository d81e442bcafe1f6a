import { addBonusRate, editBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../ui/page/Columns.tsx'
import type { BilledTimesheet } from './billedTimesheet.ts'
import { CalculationPanel } from './calculation/CalculationPanel.tsx'
import { FreeCosts } from './calculation/FreeCosts.tsx'
import { previewQuery } from './previewQueries.ts'
import { RateGapAlert } from './RateGapAlert.tsx'
import { useAction } from '../../app/api/useAction.ts'
import { customerWrites } from '../../customers/queries.ts'
import { bonusRateRows } from '../../customers/bonusRates/bonusRateRows.ts'
import { BonusRatesTable } from '../../customers/bonusRates/BonusRatesTable.tsx'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { InvoiceStatus } from '@uurwerk/contract/invoicing/invoice'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { CustomerOfMonth } from '../../timesheets/customerOfMonth/CustomerOfMonth.tsx'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import classes from './preview.module.css'
import { Facts } from '../../ui/page/Facts.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { Hint } from '../../ui/page/Hint.tsx'

const MadeInvoices = ({ invoices }: { readonly invoices: BilledTimesheet['invoiceDtos'] }) =>
  invoices.length === 0 ? null : (
    <Panel title={texts.invoicing.preview.invoices}>
      <ul className={classes.invoices}>
        {invoices.map(({ id, invoiceNr, status }) => (
          <li key={id}>
            <Link to={paths.adminInvoiceDetail({ invoice: id })}>{invoiceNr ?? texts.invoicing.concept}</Link>
            <InvoiceStatusBadge status={InvoiceStatus.parse(status)} />
          </li>
        ))}
      </ul>
    </Panel>
  )

type Props = { readonly timesheet: BilledTimesheet }

/** The bonus rates (percentages on top of the hourly rate) of the customer. HR edits them here (rule invoicing-120). */
function BonusRates({ timesheet: { bonusRateDtos, customerId, customerName } }: Props) {
  const { mutateAsync: add } = useAction(addBonusRate, customerWrites)
  const { mutateAsync: edit } = useAction(editBonusRate, customerWrites)
  return (
    <Panel title={texts.invoicing.preview.bonusRates}>
      <BonusRatesTable
        label={texts.invoicing.preview.bonusRates}
        rows={bonusRateRows(bonusRateDtos)}
        customerName={customerName}
        onSave={({ bonusType, percentage: before }, percentage) =>
          (before === null ? add : edit)({ params: { id: customerId }, body: { bonusType, percentage } })
        }
      />
    </Panel>
  )
}

export function InvoicePreview({ timesheet }: Props) {
  const preview = useQuery(previewQuery(timesheet))
  return (
    <Columns
      side={
        <>
          <MadeInvoices invoices={timesheet.invoiceDtos} />
          <CustomerOfMonth month={timesheet} />
          <PreviewHours timesheet={timesheet} />
          <Orders orders={timesheet.orders} contractId={timesheet.contractId} />
          <BonusRates timesheet={timesheet} />
        </>
      }
    >
      {preview.data !== undefined && <RateGapAlert timesheet={timesheet} preview={preview.data} />}
      <CalculationPanel timesheet={timesheet} preview={preview} />
      <FreeCosts timesheet={timesheet} />
    </Columns>
  )
}

function PreviewHours({ timesheet }: Props) {
  const words = texts.invoicing.preview
  const hours = (value: number) => texts.invoicing.hours(formatHourNumber(value))
  return (
    <Panel title={words.hours}>
      <Facts
        facts={[
          { label: words.workedMinusAbsences, value: hours(timesheet.workedHoursMinusAbsences) },
          { label: words.needed, value: hours(timesheet.timeSheetHoursDto.needed) },
        ]}
      />
    </Panel>
  )
}

type OrdersProps = { readonly orders: BilledTimesheet['orders']; readonly contractId: number }

function Orders({ orders, contractId }: OrdersProps) {
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
              cell: ({ baseHourlyRate }) => formatEuroNumber(baseHourlyRate),
              csv: ({ baseHourlyRate }) => baseHourlyRate,
            },
            { title: words.start, csv: ({ startDate }) => formatDay(startDate) },
            {
              title: words.end,
              cell: ({ endDate }) => (endDate === null ? words.openEnd : formatDay(endDate)),
              csv: ({ endDate }) => (endDate === null ? null : formatDay(endDate)),
            },
          ]}
          below={({ message }) => message !== '' && `${words.reference}: ${message}`}
        />
      )}
    </Panel>
  )
}
