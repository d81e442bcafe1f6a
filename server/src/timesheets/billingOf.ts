import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { freeCostAmount } from '@uurwerk/domain/invoicing/freeCostAmount'
import { invoiceStatusOf } from '@uurwerk/domain/invoicing/invoiceStatus'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { FullTimesheetRow } from './fullTimesheetStore.ts'

type Billing = Pick<FullTimesheet, 'orders' | 'bonusRateDtos' | 'freeCosts' | 'invoiceDtos'>

/** What prices a timesheet, and what was billed of it. */
export const billingOf = (row: FullTimesheetRow): Billing => ({
  orders: row.orders.map((order) => ({
    id: order.id,
    startDate: order.start,
    endDate: order.end,
    baseHourlyRate: eurosOf(order.rate),
    internalReference: order.internalReference,
    externalReference: order.externalReference,
    message: order.externalReference,
  })),
  bonusRateDtos: row.bonusRates.map(({ bonusType, percentage }) => ({ bonusType, percentage: percentage / 100 })),
  freeCosts: row.freeCosts.map((freeCost) => ({
    id: freeCost.id,
    description: freeCost.description,
    amount: quantityOfHundredths(freeCost.amount),
    units: freeCost.units,
    cost: eurosOf(freeCost.cost),
    total: eurosOf(freeCostAmount(freeCost)),
    accountingCost: freeCost.accountingCost,
  })),
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
