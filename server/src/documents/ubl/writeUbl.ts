import type { Ubl, UblSettlement } from '@uurwerk/domain/invoicing/ubl'
import { lines, monetaryTotal, party, picture, taxTotal, type Picture } from './ublParts.ts'
import { writeXml } from './writeXml.ts'
import { basic, group, type XmlNode } from './xmlNode.ts'

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const INVOICE = '380'
const CREDIT_NOTE = '381'
/** The code in the list UNCL4461 for a credit transfer. It is also used for an account outside SEPA (rule ubl-19). */
const CREDIT_TRANSFER = '30'

/**
 * Writes the Peppol BIS Billing 3.0 file of an invoice or a credit note, with its PDF inside. The elements have the
 * order of the UBL 2.1 schema (rule ubl-1).
 */
export const writeUbl = (ubl: Ubl, pdf: Picture): Buffer =>
  ubl.settlement.kind === 'invoice'
    ? writeXml('Invoice', invoiceOf(ubl, ubl.settlement, pdf))
    : writeXml('CreditNote', creditNoteOf(ubl, ubl.settlement, pdf))

const invoiceOf = (ubl: Ubl, payment: Extract<UblSettlement, { kind: 'invoice' }>, pdf: Picture): XmlNode[] => [
  ...head(ubl),
  ...basic('DueDate', payment.dueDate),
  ...basic('InvoiceTypeCode', INVOICE),
  ...references(ubl, []),
  ...picture(ubl, pdf),
  ...parties(ubl),
  ...group(
    'PaymentMeans',
    basic('PaymentMeansCode', CREDIT_TRANSFER),
    basic('PaymentID', payment.reference),
    group(
      'PayeeFinancialAccount',
      basic('ID', payment.iban),
      basic('Name', ubl.seller.name),
      group('FinancialInstitutionBranch', basic('ID', payment.bic)),
    ),
  ),
  ...taxTotal(ubl),
  ...monetaryTotal(ubl),
  ...lines(ubl, { line: 'InvoiceLine', quantity: 'InvoicedQuantity' }),
]

const creditNoteOf = (ubl: Ubl, credited: Extract<UblSettlement, { kind: 'creditNote' }>, pdf: Picture): XmlNode[] => [
  ...head(ubl),
  ...basic('CreditNoteTypeCode', CREDIT_NOTE),
  ...references(
    ubl,
    group(
      'BillingReference',
      group('InvoiceDocumentReference', basic('ID', credited.invoiceNumber), basic('IssueDate', credited.invoiceDate)),
    ),
  ),
  ...picture(ubl, pdf),
  ...parties(ubl),
  // BR-CO-25 requires a due date or a payment term. The customer pays nothing, so that the term is only a text.
  ...group('PaymentTerms', basic('Note', `In uw voordeel, bij factuur ${credited.invoiceNumber}`)),
  ...taxTotal(ubl),
  ...monetaryTotal(ubl),
  ...lines(ubl, { line: 'CreditNoteLine', quantity: 'CreditedQuantity' }),
]

const head = ({ number, date }: Ubl): XmlNode[] => [
  ...basic('CustomizationID', CUSTOMIZATION),
  ...basic('ProfileID', PROFILE),
  ...basic('ID', number),
  ...basic('IssueDate', date),
]

const references = (ubl: Ubl, credited: readonly XmlNode[]): XmlNode[] => [
  ...basic('Note', ubl.note),
  ...basic('DocumentCurrencyCode', 'EUR'),
  ...basic('BuyerReference', ubl.buyerReference),
  ...group('InvoicePeriod', basic('StartDate', ubl.period?.start ?? ''), basic('EndDate', ubl.period?.end ?? '')),
  ...credited,
  ...group('ContractDocumentReference', basic('ID', ubl.contractReference)),
]

const parties = ({ seller, buyer }: Ubl): XmlNode[] => [
  ...party('AccountingSupplierParty', seller),
  ...party('AccountingCustomerParty', buyer),
]
