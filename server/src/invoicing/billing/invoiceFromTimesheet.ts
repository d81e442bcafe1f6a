import { warningText } from '@uurwerk/contract/planning/warnings'
import { shiftsByLine } from '@uurwerk/domain/invoicing/lines/shiftsByLine'
import { warningOnInvoicingMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { refusalToInvoiceMonth } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceMonth'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readBilledMonth, type BilledMonthRow } from './billedMonthStore.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { billOf, periodsOf, workOf } from './billOf.ts'
import { defaultsOfInvoice } from './defaultsOfInvoice.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { insertCosts, insertEmails, insertInvoice, insertLines, nextInvoiceId } from '../invoiceStore.ts'
import { monthFactsOf } from './monthFactsOf.ts'

/** The lines are a copy: later changes of shifts and rates do not change the concept invoice (rule invoicing-14). */
export async function invoiceFromTimesheet(context: CommandContext, input: ContractMonthKey): Promise<InvoiceAnswer> {
  const { tx, today } = context
  const { id, month } = await makeConcept(context, input)
  return { ...(await invoiceAnswer(tx, { id, today })), ...warningText([warningOnInvoicingMonth(month)]) }
}

/** The checks on a month before an invoice is made. A batch does more checks than the call for a single invoice. */
type Checks = (month: BilledMonthRow) => void

const assertBillable: Checks = (month) => assertAllowed(refusalToInvoiceMonth(monthFactsOf(month)))

/** Makes a concept invoice. Does not read the new invoice, because the caller does not need it. */
export async function makeConcept(
  context: CommandContext,
  input: ContractMonthKey,
  checks: Checks = assertBillable,
): Promise<{ readonly id: number; readonly month: BilledMonthRow }> {
  const { tx, actor, now, today } = context
  lockPerson(tx, input.personId)
  const [month, id] = await Promise.all([readBilledMonth(tx, input), nextInvoiceId(tx)])
  if (month === null) throw new RefusalError({ code: 'reference_unknown' })
  checks(month)
  const defaults = defaultsOfInvoice(month, today)
  const bill = billOf(month, defaults.vat)
  insertInvoice(tx, {
    ...defaults,
    id,
    month: input,
    customerId: month.customerId,
    customerName: month.customerName,
    employeeName: month.employeeName,
    worked: bill.worked,
    shiftsTotal: bill.shiftsTotal,
    totals: bill.totals,
    createdAt: now,
    createdBy: actor.personId,
  })
  insertLines(tx, {
    invoiceId: id,
    lines: bill.lines,
    shiftsOf: shiftsByLine(workOf(month)),
    periodOf: periodsOf(month, input.yearMonth),
  })
  insertCosts(tx, id, month.freeCosts)
  insertEmails(tx, id, month.emails)
  await recordCallerAct(context, {
    action: 'create invoice',
    entity: 'invoice',
    entityId: id,
    personId: input.personId,
    after: {
      contractId: input.contractId,
      yearMonth: input.yearMonth,
      totalVATIncluded: eurosOf(bill.totals.includingVat),
    },
  })
  return { id, month }
}
