import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { refusalToEditInvoice } from '@uurwerk/domain/invoicing/steps/refusalToEditInvoice'
import { refusalOfFinished } from '@uurwerk/domain/invoicing/steps/refusalToFinishInvoice'
import { refusalOfConcept } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { assertContractExists } from '../contractStore.ts'
import { listContractMonthInvoices, listMonthInvoices } from './invoiceReadStore.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import type { InvoiceSummaryRow } from '../invoiceRow.ts'
import { invoiceSummaryDto } from './invoiceSummaryDto.ts'

const listOf = (rows: readonly InvoiceSummaryRow[], today: Day) => ({
  _embedded: {
    invoiceDtoList: rows.map((row) => ({ ...invoiceSummaryDto(row, today), actions: actionsByStatus(row) })),
  },
})

function actionsByStatus(row: InvoiceSummaryRow) {
  const facts = invoiceFactsOf(row)
  return {
    edit: refusalToEditInvoice(facts),
    delete: refusalToDeleteInvoice(facts),
    finish: refusalOfFinished(facts),
    send: refusalOfConcept(facts),
  }
}

export const monthInvoices = async (db: Database, input: { readonly yearMonth: YearMonth; readonly today: Day }) =>
  listOf(await listMonthInvoices(db, input.yearMonth), input.today)

type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day }

export async function contractMonthInvoices(db: Database, input: ContractMonth) {
  await assertContractExists(db, input.contractId)
  return listOf(await listContractMonthInvoices(db, input), input.today)
}

/** A list with the invoice that prevents a second invoice of the contract month; an empty list when there is none. */
export async function liveInvoice(db: Database, input: ContractMonth) {
  await assertContractExists(db, input.contractId)
  const invoices = await listContractMonthInvoices(db, input)
  return listOf(
    invoices.filter(({ live }) => live),
    input.today,
  )
}
