import { accountingCosts } from '@uurwerk/contract/invoicing/accountingCosts'
import { invoice, monthInvoices } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type Invoice = ResponseOf<typeof invoice>

export type InvoiceRow = ResponseOf<typeof monthInvoices>['_embedded']['invoiceDtoList'][number]

export type FreeCost = Invoice['freeCosts'][number]

/** The requests that change invoices run one after the other, so that each answer contains all earlier changes. */
export const invoiceWrites = { scope: { id: 'invoice' } }

export type ContractMonthKey = { readonly contractId: number; readonly yearMonth: YearMonth }

export const monthInvoicesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthInvoices, { params: { yearMonth } }),
  meta: { failure: texts.invoicing.list.failed(formatMonth(yearMonth)) },
})

export const invoiceQuery = (id: number) => ({
  ...queryOf(invoice, { params: { id } }),
  meta: { failure: texts.invoicing.detail.failed },
})

export const billedTimesheetQuery = (month: ContractMonthKey) => ({
  ...queryOf(fullTimesheet, { params: month }),
  meta: { failure: texts.invoicing.preview.failed },
})

export const accountingCostsQuery = { ...queryOf(accountingCosts), staleTime: Infinity }
