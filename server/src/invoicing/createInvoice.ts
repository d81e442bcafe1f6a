import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing'
import { freeCostAmount } from '@uurwerk/domain/invoicing/freeCostAmount'
import { invoiceTotals } from '@uurwerk/domain/invoicing/invoiceTotals'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import { refusalOfExemption } from '@uurwerk/domain/invoicing/refusalOfExemption'
import type { VatPercentage } from '@uurwerk/domain/invoicing/vat'
import { NO_CENTS } from '@uurwerk/domain/money/cents'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import { recordAudit } from '../audit/recordAudit.ts'
import { addNewEmails } from '../customers/addNewEmails.ts'
import { assertKnownFields } from '../http/assertKnownFields.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { listAccountingCosts, type AccountingCostRow } from './accountingCostStore.ts'
import { addressesOnce } from './addressesOnce.ts'
import { auditedConcept } from './auditedConcept.ts'
import type { Concept } from './conceptOf.ts'
import { costsOnInvoice } from './costsOnInvoice.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import type { InvoiceAnswer } from './invoiceDto.ts'
import { insertCosts, insertEmails, insertInvoice } from './invoiceStore.ts'

type Input = BodyOf<typeof calls.createInvoice>

/**
 * Makes an 'aangepaste factuur': HR chooses the customer and the costs, and the invoice belongs to no contract month
 * (rule invoicing-42).
 */
export async function createInvoice(context: CommandContext, input: Input): Promise<InvoiceAnswer> {
  const { tx, actor, now, today } = context
  const concept = conceptAsked(input, await listAccountingCosts(tx))
  const { contents, costs, emails } = concept
  assertAllowed(refusalOfExemption({ vatPercentage: contents.vatPercentage, exemption: contents.disclaimer }))
  assertKnownFields({ invoiceDate: refusalOfDocumentDate(contents.invoiceOn, today) })
  const id = await insertInvoice(tx, {
    ...contents,
    month: null,
    customerId: null,
    customerName: contents.billing.organisationName,
    employeeName: null,
    worked: NO_SECONDS,
    shiftsTotal: NO_CENTS,
    createdAt: now,
    createdBy: actor.personId,
  })
  await insertCosts(tx, id, costs)
  await addNewEmails(context, emails)
  await insertEmails(tx, id, emails)
  const after = auditedConcept(concept)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'create invoice',
    entity: 'invoice',
    entityId: id,
    after,
  })
  return invoiceAnswer(tx, { id, today })
}

function conceptAsked(input: Input, accountingCosts: readonly AccountingCostRow[]): Concept {
  const { invoiceDate, VATPercentage, customerBillingDto, freeCostBillingDtos, confirmedEmailDtos, ...texts } = input
  const costs = costsOnInvoice(freeCostBillingDtos, { accountingCosts, before: [] })
  const vatPercentage = VATPercentage as VatPercentage
  return {
    contents: {
      ...texts,
      subject: '',
      invoiceOn: invoiceDate,
      dateChosen: true,
      vatPercentage,
      billing: customerBillingDto,
      totals: invoiceTotals(costs.map(freeCostAmount), vatPercentage),
    },
    costs,
    emails: addressesOnce(confirmedEmailDtos),
  }
}
