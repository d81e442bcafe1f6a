import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { invoiceStatusOf } from '@uurwerk/domain/invoicing/invoiceStatus'
import { orderDto } from '../contracts/orderDto.ts'
import { bonusRateDto } from '../customers/bonusRateDto.ts'
import { freeCostDto } from '../invoicing/freeCostDto.ts'
import type { FullTimesheetRow } from './fullTimesheetStore.ts'

type Billing = Pick<FullTimesheet, 'orders' | 'bonusRateDtos' | 'freeCosts' | 'invoiceDtos'>

/** The hourly rates, the costs and the invoices of a timesheet. */
export const billingOf = (row: FullTimesheetRow): Billing => ({
  orders: row.orders.map(orderDto),
  bonusRateDtos: row.bonusRates.map(bonusRateDto),
  freeCosts: row.freeCosts.map(freeCostDto),
  invoiceDtos: row.invoices.map(({ id, number, mailed, creditNote }) => ({
    id,
    invoiceNr: number,
    status: invoiceStatusOf({
      number,
      creditNote,
      mailed: { invoice: mailed, creditNote: creditNote?.mailed ?? false },
    }),
  })),
})
