import * as concepts from '@uurwerk/contract/invoicing/concepts'
import * as accountingCostCalls from '@uurwerk/contract/invoicing/accountingCosts'
import * as costCalls from '@uurwerk/contract/invoicing/freeCosts'
import * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import * as peppolCalls from '@uurwerk/contract/invoicing/peppol'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { accountingCostsAnswer, addAccountingCost, editAccountingCost } from './costs/accountingCosts.ts'
import { addFreeCost, editFreeCost, freeCostsAnswer, removeFreeCost } from './costs/freeCosts.ts'
import { calculateInvoice } from './billing/calculateInvoice.ts'
import { createInvoice } from './concepts/createInvoice.ts'
import { creditInvoice } from './finishing/creditInvoice.ts'
import { deleteConcepts, deleteInvoice, restoreConcepts } from './concepts/deletedConcepts.ts'
import { downloadCreditNote, downloadInvoice } from './documents/downloadInvoice.ts'
import { downloadCreditNoteUbl, downloadInvoiceUbl } from './documents/downloadUbl.ts'
import { editInvoice } from './concepts/editInvoice.ts'
import { lookUpReceiver, peppolDeliveries } from './delivery/peppolReads.ts'
import { releaseMonth } from './credits/releaseMonth.ts'
import { confirmReceipt } from './delivery/confirmReceipt.ts'
import { cancelDelivery, retryDelivery } from './delivery/retryDelivery.ts'
import { finishInvoice } from './finishing/finishInvoice.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import { invoiceFromTimesheet } from './billing/invoiceFromTimesheet.ts'
import { contractMonthInvoices, liveInvoice, monthInvoices } from './list/listInvoices.ts'
import { sendInvoice } from './finishing/sendInvoice.ts'

export const invoicingRoutes: readonly Route[] = [
  readRoute(calls.calculateInvoice, ({ db, today }, { body: { contractId, userId, yearMonthString } }) =>
    calculateInvoice(db, { contractId, personId: userId, yearMonth: yearMonthString, today }),
  ),
  writeRoute(calls.invoiceFromTimesheet, (context, { body: { contractId, userId, yearMonthString } }) =>
    invoiceFromTimesheet(context, { contractId, personId: userId, yearMonth: yearMonthString }),
  ),
  writeRoute(calls.createInvoice, (context, { body }) => createInvoice(context, body)),
  readRoute(calls.monthInvoices, ({ db, today }, { params }) => monthInvoices(db, { ...params, today })),
  readRoute(calls.contractMonthInvoices, ({ db, today }, { params }) =>
    contractMonthInvoices(db, { ...params, today }),
  ),
  readRoute(calls.liveInvoice, ({ db, today }, { params }) => liveInvoice(db, { ...params, today })),
  readRoute(calls.invoice, ({ db, today }, { params }) => invoiceAnswer(db, { ...params, today })),
  writeRoute(calls.editInvoice, (context, { params, body }) => editInvoice(context, params.id, body)),
  writeRoute(concepts.deleteConcepts, (context, { body }) => deleteConcepts(context, body.invoiceIds)),
  writeRoute(concepts.restoreConcepts, (context, { body }) => restoreConcepts(context, body.invoiceIds)),
  writeRoute(calls.deleteInvoice, (context, { params }) => deleteInvoice(context, params.id)),
  writeRoute(calls.finishInvoice, (context, { params, body }) =>
    finishInvoice(context, { id: params.id, version: body.version }),
  ),
  writeRoute(calls.sendInvoice, (context, { params, body }) => sendInvoice(context, { ...params, ...body })),
  writeRoute(peppolCalls.retryDelivery, (context, { params, body }) => retryDelivery(context, { ...params, ...body })),
  writeRoute(peppolCalls.cancelDelivery, (context, { params }) => cancelDelivery(context, params.id)),
  writeRoute(peppolCalls.confirmReceipt, (context, { params, body }) =>
    confirmReceipt(context, { ...params, ...body }),
  ),
  readRoute(peppolCalls.peppolLookup, (context, { query }) => lookUpReceiver(context, query.id)),
  readRoute(peppolCalls.peppolDeliveries, (context, { query }) => peppolDeliveries(context, query.state)),
  writeRoute(calls.creditInvoice, (context, { params, body }) => creditInvoice(context, { ...params, ...body })),
  writeRoute(calls.releaseMonth, (context, { params }) => releaseMonth(context, params.id)),
  readRoute(calls.downloadInvoice, ({ db, now, today }, { params }) => downloadInvoice(db, { ...params, now, today })),
  readRoute(calls.downloadCreditNote, ({ db }, { params, query }) => downloadCreditNote(db, { ...params, ...query })),
  readRoute(calls.downloadInvoiceUbl, ({ db }, { params }) => downloadInvoiceUbl(db, params.id)),
  readRoute(calls.downloadCreditNoteUbl, ({ db }, { params, query }) =>
    downloadCreditNoteUbl(db, { ...params, ...query }),
  ),
  readRoute(costCalls.freeCosts, ({ db }, { params: { userId, ...month } }) =>
    freeCostsAnswer(db, { ...month, personId: userId }),
  ),
  writeRoute(costCalls.addFreeCost, (context, { params: { userId, ...month }, body }) =>
    addFreeCost(context, { ...month, personId: userId }, body),
  ),
  writeRoute(costCalls.removeFreeCost, (context, { params: { userId, ...month }, body }) =>
    removeFreeCost(context, { ...month, personId: userId }, body.id),
  ),
  writeRoute(costCalls.editFreeCost, (context, { params: { userId, ...month }, body }) =>
    editFreeCost(context, { ...month, personId: userId }, body),
  ),
  readRoute(accountingCostCalls.accountingCosts, ({ db }) => accountingCostsAnswer(db)),
  writeRoute(accountingCostCalls.addAccountingCost, (context, { body }) => addAccountingCost(context, body)),
  writeRoute(accountingCostCalls.editAccountingCost, (context, { params, body }) =>
    editAccountingCost(context, params.id, body),
  ),
]
