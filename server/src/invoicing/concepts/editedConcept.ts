import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/invoiceCalls'
import { billVat } from '@uurwerk/domain/invoicing/vat/billVat'
import type { Day } from '@uurwerk/domain/time/day'
import type { AccountingCostRow } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { conceptOf, type Concept } from './conceptOf.ts'
import { requestedSupply } from './requestedSupply.ts'
import { costsOnInvoice } from '../costs/costsOnInvoice.ts'
import { invoiceDateOf } from '../invoiceDateOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { requestedBilling } from '../requestedBilling.ts'
import { languageOf } from '../languageOf.ts'
import { chosenVat } from '../vatOfInvoices/chosenVat.ts'
import { addressesOnce } from './addressesOnce.ts'

type Edit = BodyOf<typeof calls.editInvoice>

type Around = { readonly accountingCosts: readonly AccountingCostRow[]; readonly today: Day }

/** The fields in the request replace the stored fields. The lines that bill shifts do not change. */
export function editedConcept(row: InvoiceRow, edit: Edit, { accountingCosts, today }: Around): Concept {
  const { contents, costs, emails } = conceptOf(row)
  const { freeCostBillingDtos, confirmedEmailDtos } = edit
  const vat = chosenVat(
    { regime: edit.vatRegime, percentage: edit.VATPercentage, ground: edit.disclaimer, own: row.ownRegimes },
    contents.vat,
  )
  const newCosts =
    freeCostBillingDtos === undefined ? costs : costsOnInvoice(freeCostBillingDtos, { accountingCosts, before: costs })
  const billing =
    edit.customerBillingDto === undefined
      ? contents.billing
      : requestedBilling(edit.customerBillingDto, contents.billing)
  const hours = row.lines.map(({ amount }) => amount)
  return {
    contents: {
      ...dateOf(row, edit, today),
      vat,
      // When a form sends the same VAT regime that it received, HR has not chosen a VAT regime (rule invoicing-72).
      vatChosen: contents.vatChosen || vat.regime !== contents.vat.regime || vat.ground !== contents.vat.ground,
      contactMail: edit.contactMail ?? contents.contactMail,
      subject: edit.subject ?? contents.subject,
      internalReference: edit.internalReference ?? contents.internalReference,
      externalReference: edit.externalReference ?? contents.externalReference,
      reference: edit.reference ?? contents.reference,
      purchaseOrder: edit.purchaseOrder ?? contents.purchaseOrder,
      projectReference: edit.projectReference ?? contents.projectReference,
      accountingReference: edit.accountingReference ?? contents.accountingReference,
      supply: requestedSupply(edit, contents.supply),
      billing,
      totals: billVat({ hours, costs: newCosts, chosen: vat, language: languageOf(billing) }).totals,
    },
    costs: newCosts,
    emails: confirmedEmailDtos === undefined ? emails : addressesOnce(confirmedEmailDtos),
  }
}

/** When a form sends the same date that it received, HR has not chosen a date (rule invoicing-20). */
function dateOf(
  row: InvoiceRow,
  { invoiceDate }: Edit,
  today: Day,
): Pick<Concept['contents'], 'invoiceOn' | 'dateChosen'> {
  const { invoiceOn, dateChosen } = row
  if (invoiceDate === undefined || invoiceDate === invoiceDateOf(row, today)) return { invoiceOn, dateChosen }
  return { invoiceOn: invoiceDate, dateChosen: true }
}
