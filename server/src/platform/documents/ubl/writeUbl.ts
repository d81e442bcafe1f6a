import type { Ubl, UblSettlement } from '@uurwerk/domain/invoicing/ubl/ubl'
import { lines, monetaryTotal, party, period, pictures, taxTotal, type Picture } from './ublParts.ts'
import { basic, group, type XmlNode } from './xmlNode.ts'
import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const NAMESPACES: Readonly<Record<string, string>> = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
}

/** Writes a UBL document with the root 'Invoice' or 'CreditNote'. */
function writeXml(root: 'Invoice' | 'CreditNote', content: readonly XmlNode[]): Buffer {
  const document = new DOMImplementation().createDocument(`${UBL}:${root}-2`, root, null)
  const top = document.documentElement
  if (top === null) throw new Error('the UBL document has no root element')
  for (const [prefix, namespace] of Object.entries(NAMESPACES)) top.setAttributeNS(XMLNS, `xmlns:${prefix}`, namespace)
  for (const node of content) top.appendChild(elementOf(document, node))
  const text = new XMLSerializer().serializeToString(document, { requireWellFormed: true })
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`)
}

function elementOf(document: Document, { name, content, attributes }: XmlNode): Element {
  const element = document.createElementNS(NAMESPACES[name.slice(0, 3)] ?? null, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  if (typeof content === 'string') element.appendChild(document.createTextNode(content))
  else for (const node of content) element.appendChild(elementOf(document, node))
  return element
}

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const INVOICE = '380'
const CREDIT_NOTE = '381'
/** The code of a credit transfer in the list UNCL4461, also for an account outside SEPA (rule ubl-19). */
const CREDIT_TRANSFER = '30'

/** The Peppol BIS Billing 3.0 file with its PDF. The elements have the order of the UBL 2.1 schema (rule ubl-1). */
export const writeUbl = (ubl: Ubl, pdfs: readonly Picture[]): Buffer =>
  ubl.settlement.kind === 'invoice'
    ? writeXml('Invoice', invoiceOf(ubl, ubl.settlement, pdfs))
    : writeXml('CreditNote', creditNoteOf(ubl, ubl.settlement, pdfs))

const invoiceOf = (
  ubl: Ubl,
  payment: Extract<UblSettlement, { kind: 'invoice' }>,
  pdfs: readonly Picture[],
): XmlNode[] => [
  ...head(ubl),
  ...basic('DueDate', payment.dueDate),
  ...basic('InvoiceTypeCode', INVOICE),
  ...references(ubl, []),
  ...pictures(ubl, pdfs),
  ...group('ProjectReference', basic('ID', ubl.projectReference)),
  ...parties(ubl),
  ...delivery(ubl),
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

const creditNoteOf = (
  ubl: Ubl,
  credited: Extract<UblSettlement, { kind: 'creditNote' }>,
  pdfs: readonly Picture[],
): XmlNode[] => [
  ...head(ubl),
  ...basic('CreditNoteTypeCode', CREDIT_NOTE),
  ...references(
    ubl,
    group(
      'BillingReference',
      group('InvoiceDocumentReference', basic('ID', credited.invoiceNumber), basic('IssueDate', credited.invoiceDate)),
    ),
  ),
  ...pictures(ubl, pdfs),
  ...projectOfCreditNote(ubl),
  ...parties(ubl),
  ...delivery(ubl),
  // BR-CO-25 requires a due date or a term. The customer does not pay a credit note, so the term is only a text.
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

/** The UBL elements between the head and the parties, in the order of UBL 2.1. */
const references = (ubl: Ubl, credited: readonly XmlNode[]): XmlNode[] => [
  ...basic('Note', ubl.note),
  ...basic('DocumentCurrencyCode', 'EUR'),
  ...basic('AccountingCost', ubl.accountingReference),
  ...basic('BuyerReference', ubl.buyerReference),
  ...period(ubl.period),
  ...group('OrderReference', basic('ID', ubl.purchaseOrder), basic('SalesOrderID', ubl.salesOrder)),
  ...credited,
  ...group('ContractDocumentReference', basic('ID', ubl.contractReference)),
]

/**
 * The code of a project in the list UNCL1001. A UBL credit note has no element for a project, so the project is an
 * additional document with this code (rule ubl-23).
 */
const PROJECT = '50'

const projectOfCreditNote = ({ projectReference }: Ubl): XmlNode[] =>
  projectReference.trim() === ''
    ? []
    : group('AdditionalDocumentReference', basic('ID', projectReference), basic('DocumentTypeCode', PROJECT))

const delivery = ({ delivery: { day, country } }: Ubl): XmlNode[] =>
  group(
    'Delivery',
    basic('ActualDeliveryDate', day ?? ''),
    group('DeliveryLocation', group('Address', group('Country', basic('IdentificationCode', country)))),
  )

const parties = ({ seller, buyer }: Ubl): XmlNode[] => [
  ...party('AccountingSupplierParty', seller),
  ...party('AccountingCustomerParty', buyer),
]
