import type { Element } from '@xmldom/xmldom'
import { childrenOf, everything } from './readUbl.ts'

const DOCUMENT =
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode AccountingCost BuyerReference ' +
  'InvoicePeriod OrderReference BillingReference ContractDocumentReference AdditionalDocumentReference ProjectReference ' +
  'AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans ' +
  'PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'
const LINE = 'ID InvoicedQuantity CreditedQuantity LineExtensionAmount InvoicePeriod Item Price'
const CATEGORY = 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme'

/**
 * The order of the elements in UBL 2.1, for the elements that our files contain. An element that is not in this list
 * contains one element, or text.
 */
const ORDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    Invoice: DOCUMENT,
    CreditNote: DOCUMENT,
    InvoicePeriod: 'StartDate EndDate',
    OrderReference: 'ID SalesOrderID',
    Delivery: 'ActualDeliveryDate DeliveryLocation',
    InvoiceDocumentReference: 'ID IssueDate',
    AdditionalDocumentReference: 'ID DocumentTypeCode DocumentDescription Attachment',
    Party: 'EndpointID PostalAddress PartyTaxScheme PartyLegalEntity Contact',
    PostalAddress: 'StreetName CityName PostalZone Country',
    PartyTaxScheme: 'CompanyID TaxScheme',
    PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
    Contact: 'Name Telephone ElectronicMail',
    PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
    PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
    TaxTotal: 'TaxAmount TaxSubtotal',
    TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
    TaxCategory: CATEGORY,
    ClassifiedTaxCategory: CATEGORY,
    LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
    InvoiceLine: LINE,
    CreditNoteLine: LINE,
    Item: 'Description Name ClassifiedTaxCategory',
  }).map(([parent, order]) => [parent, order.split(' ')]),
)

export const isInSchemaOrder = (root: Element): boolean =>
  everything(root).every((parent) => {
    const order = ORDERS[parent.localName ?? '']
    const places = childrenOf(parent).map((child) => order?.indexOf(child.localName ?? '') ?? 0)
    if (order === undefined) return places.length <= 1
    return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0))
  })
