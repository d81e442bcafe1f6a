import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { isDay } from '@uurwerk/domain/time/day'
import type { Element } from '@xmldom/xmldom'
import { all, at, centsAt, childrenOf, everything, linesOf } from './readUbl.ts'
import { isInSchemaOrder } from './ublOrder.ts'

/** A function that returns whether a document follows a rule. */
type Keeps = (root: Element) => boolean

const has =
  (path: string): Keeps =>
  (root) =>
    at(root, path) !== ''
const ofLines =
  (keeps: (line: Element) => boolean): Keeps =>
  (root) =>
    linesOf(root).every(keeps)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const isInvoice = (root: Element): boolean => root.localName === 'Invoice'

const SELLER = 'AccountingSupplierParty/Party'
const BUYER = 'AccountingCustomerParty/Party'
const TOTAL = 'LegalMonetaryTotal'
const VAT = 'TaxTotal/TaxSubtotal'
const LINE_CATEGORY = 'Item/ClassifiedTaxCategory'
const MEANS = 'PaymentMeans'
const EMBEDDED = 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'

const lineTotal = (root: Element): number => sum(linesOf(root).map((line) => centsAt(line, 'LineExtensionAmount')))
const groupsOf = (root: Element): Element[] => all(root, VAT)
const categoryOf = (group: Element): string => at(group, 'TaxCategory/ID')
const ofCategory = (root: Element, category: string): Element[] =>
  groupsOf(root).filter((each) => categoryOf(each) === category)
const linesIn = (root: Element, group: Element): Element[] =>
  linesOf(root).filter(
    (line) =>
      at(line, `${LINE_CATEGORY}/ID`) === categoryOf(group) &&
      at(line, `${LINE_CATEGORY}/Percent`) === at(group, 'TaxCategory/Percent'),
  )
const baseOfLines = (root: Element, group: Element): number =>
  sum(linesIn(root, group).map((line) => centsAt(line, 'LineExtensionAmount')))
const isProductOfRate = (group: Element): boolean =>
  centsAt(group, 'TaxAmount') ===
  Math.sign(centsAt(group, 'TaxableAmount')) *
    Math.round((Math.abs(centsAt(group, 'TaxableAmount')) * Number(at(group, 'TaxCategory/Percent') || 0)) / 100)
const ofGroups =
  (keeps: (group: Element, root: Element) => boolean): Keeps =>
  (root) =>
    groupsOf(root).every((each) => keeps(each, root))
const without = ['Z', 'E', 'AE', 'K', 'G', 'O']
const hasReason = (group: Element): boolean =>
  has('TaxCategory/TaxExemptionReason')(group) || has('TaxCategory/TaxExemptionReasonCode')(group)
const taxNumbersOfSeller = (root: Element): string[] =>
  all(root, `${SELLER}/PartyTaxScheme/CompanyID`).map(({ textContent }) => textContent ?? '')
const amountsOf = (root: Element): Element[] => everything(root).filter((element) => element.hasAttribute('currencyID'))
const endpointsOf = (root: Element): Element[] => [
  ...all(root, `${SELLER}/EndpointID`),
  ...all(root, `${BUYER}/EndpointID`),
]
const KNOWN_SCHEMES: ReadonlySet<string> = new Set(['0208', '9925', '0106', '0088', '9930', '9938', '0009', '0060'])
const hasKnownEndpoints = (root: Element): boolean =>
  endpointsOf(root).every((id) => KNOWN_SCHEMES.has(id.getAttribute('schemeID') ?? ''))
const idsOf0208 = (root: Element): Element[] =>
  everything(root).filter((element) => element.getAttribute('schemeID') === '0208')

/** Checks that quantity × price is the amount of an invoice line. Peppol allows a difference of two cents. */
const isProduct = (line: Element): boolean => {
  const [quantity] = [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')]
  const product = Number(quantity?.textContent) * Number(at(line, 'Price/PriceAmount'))
  return Math.abs(product - Number(at(line, 'LineExtensionAmount'))) <= 0.02
}

const quantityOf = (line: Element): Element | undefined =>
  [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')][0]

const twoDecimals =
  (path: string): Keeps =>
  (root) =>
    /^-?\d+(\.\d{1,2})?$/.test(at(root, path))

/**
 * The rules of EN 16931 and Peppol BIS Billing 3.0 that apply to our documents, under their official names. We wrote
 * the checks ourselves.
 */
export const UBL_RULES: Readonly<Record<string, Keeps>> = {
  // The UBL rules about mandatory elements.
  'BR-01': has('CustomizationID'),
  'BR-02': has('ID'),
  'BR-03': (root) => isDay(at(root, 'IssueDate')),
  'BR-04': (root) => has(isInvoice(root) ? 'InvoiceTypeCode' : 'CreditNoteTypeCode')(root),
  'BR-05': has('DocumentCurrencyCode'),
  'BR-06': has(`${SELLER}/PartyLegalEntity/RegistrationName`),
  'BR-07': has(`${BUYER}/PartyLegalEntity/RegistrationName`),
  'BR-08': (root) => all(root, `${SELLER}/PostalAddress`).length === 1,
  'BR-09': has(`${SELLER}/PostalAddress/Country/IdentificationCode`),
  'BR-10': (root) => all(root, `${BUYER}/PostalAddress`).length === 1,
  'BR-11': has(`${BUYER}/PostalAddress/Country/IdentificationCode`),
  'BR-12': has(`${TOTAL}/LineExtensionAmount`),
  'BR-13': has(`${TOTAL}/TaxExclusiveAmount`),
  'BR-14': has(`${TOTAL}/TaxInclusiveAmount`),
  'BR-15': has(`${TOTAL}/PayableAmount`),
  'BR-16': (root) => linesOf(root).length > 0,
  'BR-21': ofLines((line) => at(line, 'ID') !== ''),
  'BR-22': ofLines((line) => Number.isFinite(Number(quantityOf(line)?.textContent || Number.NaN))),
  'BR-23': ofLines((line) => Boolean(quantityOf(line)?.getAttribute('unitCode'))),
  'BR-24': ofLines((line) => at(line, 'LineExtensionAmount') !== ''),
  'BR-25': ofLines((line) => at(line, 'Item/Name') !== ''),
  'BR-26': ofLines((line) => at(line, 'Price/PriceAmount') !== ''),
  'BR-27': ofLines((line) => Number(at(line, 'Price/PriceAmount')) >= 0),
  'BR-29': (root) => at(root, 'InvoicePeriod/StartDate') <= at(root, 'InvoicePeriod/EndDate'),
  'BR-45': ofGroups((each) => at(each, 'TaxableAmount') !== ''),
  'BR-46': ofGroups((each) => at(each, 'TaxAmount') !== ''),
  'BR-47': ofGroups((each) => categoryOf(each) !== ''),
  'BR-48': ofGroups((each) => categoryOf(each) === 'O' || at(each, 'TaxCategory/Percent') !== ''),
  'BR-49': (root) => !isInvoice(root) || has(`${MEANS}/PaymentMeansCode`)(root),
  'BR-50': (root) => !isInvoice(root) || has(`${MEANS}/PayeeFinancialAccount/ID`)(root),
  'BR-52': (root) => all(root, 'AdditionalDocumentReference').every((reference) => at(reference, 'ID') !== ''),
  'BR-55': (root) => isInvoice(root) || has('BillingReference/InvoiceDocumentReference/ID')(root),
  'BR-61': (root) =>
    !['30', '58'].includes(at(root, `${MEANS}/PaymentMeansCode`)) ||
    ibanOf(at(root, `${MEANS}/PayeeFinancialAccount/ID`)) !== null,
  'BR-62': (root) => all(root, `${SELLER}/EndpointID`).every((id) => id.hasAttribute('schemeID')),
  'BR-63': (root) => all(root, `${BUYER}/EndpointID`).every((id) => id.hasAttribute('schemeID')),

  // The UBL rules about sums.
  'BR-CO-04': ofLines((line) => at(line, `${LINE_CATEGORY}/ID`) !== ''),
  'BR-CO-09': (root) =>
    [SELLER, BUYER]
      .flatMap((side) => all(root, `${side}/PartyTaxScheme`))
      .every((scheme) => at(scheme, 'TaxScheme/ID') !== 'VAT' || /^[A-Z]{2}/.test(at(scheme, 'CompanyID'))),
  'BR-CO-10': (root) => centsAt(root, `${TOTAL}/LineExtensionAmount`) === lineTotal(root),
  'BR-CO-13': (root) => centsAt(root, `${TOTAL}/TaxExclusiveAmount`) === centsAt(root, `${TOTAL}/LineExtensionAmount`),
  'BR-CO-14': (root) =>
    centsAt(root, 'TaxTotal/TaxAmount') === sum(all(root, VAT).map((part) => centsAt(part, 'TaxAmount'))),
  'BR-CO-15': (root) =>
    centsAt(root, `${TOTAL}/TaxInclusiveAmount`) ===
    centsAt(root, `${TOTAL}/TaxExclusiveAmount`) + centsAt(root, 'TaxTotal/TaxAmount'),
  'BR-CO-16': (root) => centsAt(root, `${TOTAL}/PayableAmount`) === centsAt(root, `${TOTAL}/TaxInclusiveAmount`),
  'BR-CO-17': ofGroups(isProductOfRate),
  'BR-CO-18': (root) => all(root, VAT).length > 0,
  'BR-CO-19': (root) =>
    all(root, 'InvoicePeriod').every((period) => at(period, 'StartDate') !== '' || at(period, 'EndDate') !== ''),
  'BR-CO-25': (root) => has('DueDate')(root) || has('PaymentTerms/Note')(root),
  'BR-CO-26': has(`${SELLER}/PartyLegalEntity/CompanyID`),
  'BR-DEC-09': twoDecimals(`${TOTAL}/LineExtensionAmount`),
  'BR-DEC-12': twoDecimals(`${TOTAL}/TaxExclusiveAmount`),
  'BR-DEC-13': twoDecimals('TaxTotal/TaxAmount'),
  'BR-DEC-14': twoDecimals(`${TOTAL}/TaxInclusiveAmount`),
  'BR-DEC-18': twoDecimals(`${TOTAL}/PayableAmount`),
  'BR-DEC-19': twoDecimals(`${VAT}/TaxableAmount`),
  'BR-DEC-20': twoDecimals(`${VAT}/TaxAmount`),
  'BR-DEC-23': ofLines(twoDecimals('LineExtensionAmount')),

  // The UBL rules about the VAT of each category.
  'BR-E-01': (root) => ['E', 'AE', 'K', 'G', 'O', 'Z'].every((category) => ofCategory(root, category).length <= 1),
  'BR-E-02': (root) => taxNumbersOfSeller(root).some((number) => number !== ''),
  'BR-E-05': ofLines(
    (line) =>
      !['E', 'Z', 'AE', 'K', 'G'].includes(at(line, `${LINE_CATEGORY}/ID`)) ||
      at(line, `${LINE_CATEGORY}/Percent`) === '0',
  ),
  'BR-E-08': ofGroups((each, root) => centsAt(each, 'TaxableAmount') === baseOfLines(root, each)),
  'BR-E-09': ofGroups((each) => !without.includes(categoryOf(each)) || centsAt(each, 'TaxAmount') === 0),
  'BR-E-10': ofGroups((each) => ['S', 'Z'].includes(categoryOf(each)) || hasReason(each)),
  'BR-S-01': (root) => linesOf(root).every((line) => groupsOf(root).some((each) => linesIn(root, each).includes(line))),
  'BR-S-05': ofLines(
    (line) => at(line, `${LINE_CATEGORY}/ID`) !== 'S' || Number(at(line, `${LINE_CATEGORY}/Percent`)) > 0,
  ),
  'BR-S-10': ofGroups((each) => !['S', 'Z'].includes(categoryOf(each)) || !hasReason(each)),
  'BR-O-02': (root) =>
    ofCategory(root, 'O').length === 0 ||
    [SELLER, BUYER].every((side) =>
      all(root, `${side}/PartyTaxScheme`).every((scheme) => at(scheme, 'TaxScheme/ID') !== 'VAT'),
    ),
  'BR-O-05': ofLines(
    (line) => (at(line, `${LINE_CATEGORY}/ID`) === 'O') === (at(line, `${LINE_CATEGORY}/Percent`) === ''),
  ),
  'BR-O-11': (root) => ofCategory(root, 'O').length === 0 || groupsOf(root).length === 1,

  // The UBL rules about codes.
  'BR-CL-01': (root) =>
    at(root, isInvoice(root) ? 'InvoiceTypeCode' : 'CreditNoteTypeCode') === (isInvoice(root) ? '380' : '381'),
  'BR-CL-03': (root) => amountsOf(root).every((amount) => amount.getAttribute('currencyID') === 'EUR'),
  'BR-CL-04': (root) => at(root, 'DocumentCurrencyCode') === 'EUR',
  'BR-CL-11': (root) =>
    [SELLER, BUYER]
      .flatMap((side) => all(root, `${side}/PartyLegalEntity/CompanyID`))
      .every((id) => ['0208', '0106'].includes(id.getAttribute('schemeID') ?? '')),
  'BR-CL-14': (root) =>
    everything(root)
      .filter(({ localName }) => localName === 'IdentificationCode')
      .every(({ textContent }) => ['BE', 'NL', 'DE', 'LU', 'FR', 'GB', 'US'].includes(textContent ?? '')),
  'BR-CL-16': (root) => !isInvoice(root) || at(root, `${MEANS}/PaymentMeansCode`) === '30',
  'BR-CL-17': ofGroups((each) => ['S', ...without].includes(categoryOf(each))),
  'BR-CL-18': ofLines((line) => ['S', ...without].includes(at(line, `${LINE_CATEGORY}/ID`))),
  'BR-CL-22': ofGroups((each) =>
    /^$|^VATEX-EU-(?:132(?:-1[A-Q])?|79-C|143|148|151|309|AE|IC|G|O)$/.test(
      at(each, 'TaxCategory/TaxExemptionReasonCode'),
    ),
  ),
  'BR-CL-23': ofLines((line) =>
    ['HUR', 'C62', 'KMT', 'DAY', 'MON'].includes(quantityOf(line)?.getAttribute('unitCode') ?? ''),
  ),
  'BR-CL-24': (root) =>
    all(root, EMBEDDED).every(
      (file) => file.getAttribute('mimeCode') === 'application/pdf' && file.getAttribute('filename') !== '',
    ),
  'BR-CL-25': hasKnownEndpoints,

  // The UBL rules that Peppol adds.
  'PEPPOL-EN16931-R001': has('ProfileID'),
  'BR-IC-11': (root) =>
    ofCategory(root, 'K').length === 0 ||
    has('Delivery/ActualDeliveryDate')(root) ||
    has('InvoicePeriod/StartDate')(root),
  'BR-IC-12': (root) =>
    ofCategory(root, 'K').length === 0 || has('Delivery/DeliveryLocation/Address/Country/IdentificationCode')(root),
  'PEPPOL-EN16931-R002': (root) => all(root, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': (root) => has('BuyerReference')(root) || has('OrderReference/ID')(root),
  'PEPPOL-EN16931-R004': (root) =>
    at(root, 'CustomizationID') === 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'PEPPOL-EN16931-R007': (root) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/.test(at(root, 'ProfileID')),
  'PEPPOL-EN16931-R008': (root) =>
    everything(root).every((element) => childrenOf(element).length > 0 || (element.textContent ?? '').trim() !== ''),
  'PEPPOL-EN16931-R010': has(`${BUYER}/EndpointID`),
  'PEPPOL-EN16931-R020': has(`${SELLER}/EndpointID`),
  'PEPPOL-EN16931-R051': (root) =>
    amountsOf(root).every((amount) => amount.getAttribute('currencyID') === at(root, 'DocumentCurrencyCode')),
  'PEPPOL-EN16931-R053': (root) => all(root, 'TaxTotal').length === 1,
  'PEPPOL-EN16931-R120': ofLines(isProduct),
  'PEPPOL-EN16931-CL001': (root) =>
    all(root, EMBEDDED).every((file) => file.getAttribute('mimeCode') === 'application/pdf'),
  'PEPPOL-EN16931-CL008': hasKnownEndpoints,
  'PEPPOL-EN16931-F001': (root) =>
    everything(root)
      .filter(({ localName }) => localName?.endsWith('Date'))
      .every(({ textContent }) => isDay(textContent ?? '')),
  'PEPPOL-EN16931-P0100': (root) => !isInvoice(root) || at(root, 'InvoiceTypeCode') === '380',
  'PEPPOL-EN16931-P0101': (root) => isInvoice(root) || at(root, 'CreditNoteTypeCode') === '381',
  'PEPPOL-COMMON-R043': (root) =>
    idsOf0208(root).length >= 2 &&
    idsOf0208(root).every(({ textContent }) => enterpriseNumberOf(textContent ?? '') === textContent),

  // The UBL rules about the order of the elements. They come from the schema of UBL 2.1.
  'UBL-2.1 XSD': isInSchemaOrder,

  // An element of an invoice has at most one child with each name. Invoice lines, VAT subtotals and attached documents
  // may occur several times.
  'UBL-SR': (root) =>
    everything(root).every((parent) => {
      const names = childrenOf(parent).flatMap(({ localName }) =>
        localName?.endsWith('Line') || ['TaxSubtotal', 'AdditionalDocumentReference'].includes(localName ?? '')
          ? []
          : [localName],
      )
      return new Set(names).size === names.length
    }),
  'UBL-DT-06': (root) => all(root, EMBEDDED).every((file) => file.hasAttribute('mimeCode')),
  'UBL-DT-07': (root) => all(root, EMBEDDED).every((file) => file.hasAttribute('filename')),
}

/** The names of the UBL rules that a document breaks. */
export const brokenRules = (root: Element): string[] =>
  Object.entries(UBL_RULES).flatMap(([name, keeps]) => (keeps(root) ? [] : [name]))
