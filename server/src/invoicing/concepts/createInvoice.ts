import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import { billVat } from '@uurwerk/domain/invoicing/vat/billVat'
import { refusalOfDocumentDate } from '@uurwerk/domain/invoicing/documentDate'
import type { OwnExemption, VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { chosenRegime } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { NO_CENTS } from '@uurwerk/domain/money/cents'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { addNewEmails } from '../../customers/confirmedEmails/confirmedEmails.ts'
import { assertKnownFields } from '../../app/assertKnownFields.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { listAccountingCosts, type AccountingCostRow } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { addressesOnce } from './addressesOnce.ts'
import { auditedConcept } from './auditedConcept.ts'
import type { Concept } from './conceptOf.ts'
import { requestedSupply } from './requestedSupply.ts'
import { costsOnInvoice } from '../costs/costsOnInvoice.ts'
import { readBilledCustomer } from '../billedCustomerStore.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import type { Billing } from '../invoiceRow.ts'
import { insertCosts, insertEmails, insertInvoice, nextInvoiceId } from '../invoiceStore.ts'
import { assertRegimesExist, listOwnExemptions, readDefaultRegime } from '../vatRegimes/vatRegimeStore.ts'
import { requestedBilling, NO_BILLING } from '../requestedBilling.ts'
import { languageOf } from '../languageOf.ts'
import { requestedRegimes } from './requestedRegimes.ts'
import { chosenVat } from '../vatOfInvoices/chosenVat.ts'

type Input = BodyOf<typeof calls.createInvoice>

/** The invoice belongs to no contract month (rule invoicing-42), but can have a customer (rule invoicing-101). */
export async function createInvoice(context: CommandContext, input: Input): Promise<InvoiceAnswer> {
  const { tx, actor, now, today } = context
  const { customerId = null } = input
  const customer = customerId === null ? null : await readBilledCustomer(tx, customerId)
  if (customerId !== null && customer === null) throw new RefusalError({ code: 'reference_unknown' })
  const own = await listOwnExemptions(tx)
  assertRegimesExist(requestedRegimes(input), own)
  const concept = requestedConcept(input, {
    own,
    accountingCosts: await listAccountingCosts(tx),
    usualRegime: customer?.regime ?? (await readDefaultRegime(tx)),
    usualBilling: customer?.billing ?? NO_BILLING,
  })
  const { contents, costs, emails } = concept
  assertKnownFields({ invoiceDate: refusalOfDocumentDate(contents.invoiceOn, today) })
  const id = await nextInvoiceId(tx)
  insertInvoice(tx, {
    ...contents,
    id,
    month: null,
    customerId,
    customerName: contents.billing.organisationName,
    employeeName: null,
    worked: NO_SECONDS,
    shiftsTotal: NO_CENTS,
    createdAt: now,
    createdBy: actor.personId,
  })
  insertCosts(tx, id, costs)
  await addNewEmails(context, emails)
  insertEmails(tx, id, emails)
  const after = auditedConcept(concept)
  await recordCallerAct(context, { action: 'create invoice', entity: 'invoice', entityId: id, after })
  return invoiceAnswer(tx, { id, today })
}

type Around = {
  readonly accountingCosts: readonly AccountingCostRow[]
  readonly own: readonly OwnExemption[]
  readonly usualRegime: VatRegime
  /** The billing data of the chosen customer. They apply to each field that the request does not send. */
  readonly usualBilling: Billing
}

function requestedConcept(input: Input, { accountingCosts, own, usualRegime, usualBilling }: Around): Concept {
  const { invoiceDate, VATPercentage, vatRegime: regime, disclaimer, customerBillingDto, ...others } = input
  const { customerId: _, ...rest } = others
  const { freeCostBillingDtos, confirmedEmailDtos, deliveryDate, periodStart, periodEnd, ...texts } = rest
  const billing = requestedBilling(customerBillingDto, usualBilling)
  const costs = costsOnInvoice(freeCostBillingDtos, { accountingCosts, before: [] })
  const usual = chosenRegime(usualRegime, own)
  // A request without VAT fields asks for the usual VAT regime.
  const ground = disclaimer === '' && VATPercentage === undefined ? undefined : disclaimer
  const vat = chosenVat({ regime, percentage: VATPercentage, ground, own }, usual)
  return {
    contents: {
      ...texts,
      subject: '',
      supply: requestedSupply({ deliveryDate, periodStart, periodEnd }, { deliveryOn: null, period: null }),
      invoiceOn: invoiceDate,
      dateChosen: true,
      vat,
      vatChosen: true,
      billing,
      totals: billVat({ hours: [], costs, chosen: vat, language: languageOf(billing) }).totals,
    },
    costs,
    emails: addressesOnce(confirmedEmailDtos),
  }
}
