import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/isEnterpriseNumber'
import { ibanOf } from '@uurwerk/domain/invoicing/isIban'
import { isDay } from '@uurwerk/domain/time/day'
import type { Element } from '@xmldom/xmldom'
import { all, at, centsAt, childrenOf, everything, linesOf } from './readUbl.ts'
import { isInSchemaOrder } from './ublOrder.ts'

/** Whether a document follows a rule. */
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
const CATEGORY = `${VAT}/TaxCategory`
const LINE_CATEGORY = 'Item/ClassifiedTaxCategory'
const MEANS = 'PaymentMeans'
const EMBEDDED = 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject'

const lineTotal = (root: Element): number => sum(linesOf(root).map((line) => centsAt(line, 'LineExtensionAmount')))
const isExempt = (root: Element): boolean => at(root, `${CATEGORY}/ID`) === 'E'
const isStandard = (root: Element): boolean => at(root, `${CATEGORY}/ID`) === 'S'
const taxNumbersOfSeller = (root: Element): string[] =>
  all(root, `${SELLER}/PartyTaxScheme/CompanyID`).map(({ textContent }) => textContent ?? '')
const amountsOf = (root: Element): Element[] => everything(root).filter((element) => element.hasAttribute('currencyID'))
const endpointsOf = (root: Element): Element[] => [
  ...all(root, `${SELLER}/EndpointID`),
  ...all(root, `${BUYER}/EndpointID`),
]
const idsOf0208 = (root: Element): Element[] =>
  everything(root).filter((element) => element.getAttribute('schemeID') === '0208')
const vatRate = (root: Element): number => Number(at(root, `${CATEGORY}/Percent`))

/** Compares quantity × price with the amount of the line; Peppol allows a difference of two cents. */
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
 * The rules of EN 16931 and Peppol BIS Billing 3.0 that apply to our documents, under their official names, and written
 * by us.
 */
export const UBL_RULES: Readonly<Record<string, Keeps>> = {
  // The rules about mandatory elements.
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
  'BR-45': has(`${VAT}/TaxableAmount`),
  'BR-46': has(`${VAT}/TaxAmount`),
  'BR-47': has(`${CATEGORY}/ID`),
  'BR-48': has(`${CATEGORY}/Percent`),
  'BR-49': (root) => !isInvoice(root) || has(`${MEANS}/PaymentMeansCode`)(root),
  'BR-50': (root) => !isInvoice(root) || has(`${MEANS}/PayeeFinancialAccount/ID`)(root),
  'BR-52': (root) => all(root, 'AdditionalDocumentReference').every((reference) => at(reference, 'ID') !== ''),
  'BR-55': (root) => isInvoice(root) || has('BillingReference/InvoiceDocumentReference/ID')(root),
  'BR-61': (root) =>
    !['30', '58'].includes(at(root, `${MEANS}/PaymentMeansCode`)) ||
    ibanOf(at(root, `${MEANS}/PayeeFinancialAccount/ID`)) !== null,
  'BR-62': (root) => all(root, `${SELLER}/EndpointID`).every((id) => id.hasAttribute('schemeID')),
  'BR-63': (root) => all(root, `${BUYER}/EndpointID`).every((id) => id.hasAttribute('schemeID')),

  // The rules about sums.
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
  'BR-CO-17': (root) =>
    centsAt(root, `${VAT}/TaxAmount`) === Math.round((centsAt(root, `${VAT}/TaxableAmount`) * vatRate(root)) / 100),
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

  // The rules about VAT, both exempt and at the standard rate.
  'BR-E-01': (root) => !isExempt(root) || all(root, VAT).length === 1,
  'BR-E-02': (root) => !isExempt(root) || taxNumbersOfSeller(root).some((number) => number !== ''),
  'BR-E-05': ofLines(
    (line) => at(line, `${LINE_CATEGORY}/ID`) !== 'E' || Number(at(line, `${LINE_CATEGORY}/Percent`)) === 0,
  ),
  'BR-E-08': (root) => !isExempt(root) || centsAt(root, `${VAT}/TaxableAmount`) === lineTotal(root),
  'BR-E-09': (root) => !isExempt(root) || centsAt(root, `${VAT}/TaxAmount`) === 0,
  'BR-E-10': (root) =>
    !isExempt(root) || has(`${CATEGORY}/TaxExemptionReason`)(root) || has(`${CATEGORY}/TaxExemptionReasonCode`)(root),
  'BR-S-01': (root) => linesOf(root).every((line) => at(line, `${LINE_CATEGORY}/ID`) === at(root, `${CATEGORY}/ID`)),
  'BR-S-02': (root) => !isStandard(root) || taxNumbersOfSeller(root).some((number) => number !== ''),
  'BR-S-05': ofLines(
    (line) => at(line, `${LINE_CATEGORY}/ID`) !== 'S' || Number(at(line, `${LINE_CATEGORY}/Percent`)) > 0,
  ),
  'BR-S-08': (root) => !isStandard(root) || centsAt(root, `${VAT}/TaxableAmount`) === lineTotal(root),
  'BR-S-09': (root) =>
    !isStandard(root) ||
    centsAt(root, `${VAT}/TaxAmount`) === Math.round((centsAt(root, `${VAT}/TaxableAmount`) * vatRate(root)) / 100),
  'BR-S-10': (root) =>
    !isStandard(root) ||
    (!has(`${CATEGORY}/TaxExemptionReason`)(root) && !has(`${CATEGORY}/TaxExemptionReasonCode`)(root)),

  // The rules about codes.
  'BR-CL-01': (root) =>
    at(root, isInvoice(root) ? 'InvoiceTypeCode' : 'CreditNoteTypeCode') === (isInvoice(root) ? '380' : '381'),
  'BR-CL-03': (root) => amountsOf(root).every((amount) => amount.getAttribute('currencyID') === 'EUR'),
  'BR-CL-04': (root) => at(root, 'DocumentCurrencyCode') === 'EUR',
  'BR-CL-11': (root) =>
    [SELLER, BUYER]
      .flatMap((side) => all(root, `${side}/PartyLegalEntity/CompanyID`))
      .every((id) => id.getAttribute('schemeID') === '0208'),
  'BR-CL-14': (root) =>
    everything(root)
      .filter(({ localName }) => localName === 'IdentificationCode')
      .every(({ textContent }) => ['BE', 'NL'].includes(textContent ?? '')),
  'BR-CL-16': (root) => !isInvoice(root) || at(root, `${MEANS}/PaymentMeansCode`) === '30',
  'BR-CL-17': (root) => ['E', 'S'].includes(at(root, `${CATEGORY}/ID`)),
  'BR-CL-18': ofLines((line) => ['E', 'S'].includes(at(line, `${LINE_CATEGORY}/ID`))),
  'BR-CL-22': (root) => ['', 'VATEX-EU-132'].includes(at(root, `${CATEGORY}/TaxExemptionReasonCode`)),
  'BR-CL-23': ofLines((line) =>
    ['HUR', 'C62', 'KMT', 'DAY', 'MON'].includes(quantityOf(line)?.getAttribute('unitCode') ?? ''),
  ),
  'BR-CL-24': (root) =>
    all(root, EMBEDDED).every(
      (file) => file.getAttribute('mimeCode') === 'application/pdf' && file.getAttribute('filename') !== '',
    ),
  'BR-CL-25': (root) => endpointsOf(root).every((id) => id.getAttribute('schemeID') === '0208'),

  // The rules that Peppol adds.
  'PEPPOL-EN16931-R001': has('ProfileID'),
  'PEPPOL-EN16931-R002': (root) => all(root, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': has('BuyerReference'),
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
  'PEPPOL-EN16931-CL008': (root) => endpointsOf(root).every((id) => id.getAttribute('schemeID') === '0208'),
  'PEPPOL-EN16931-F001': (root) =>
    everything(root)
      .filter(({ localName }) => localName?.endsWith('Date'))
      .every(({ textContent }) => isDay(textContent ?? '')),
  'PEPPOL-EN16931-P0100': (root) => !isInvoice(root) || at(root, 'InvoiceTypeCode') === '380',
  'PEPPOL-EN16931-P0101': (root) => isInvoice(root) || at(root, 'CreditNoteTypeCode') === '381',
  'PEPPOL-COMMON-R043': (root) =>
    idsOf0208(root).length === 4 &&
    idsOf0208(root).every(({ textContent }) => enterpriseNumberOf(textContent ?? '') === textContent),

  // The order of the elements, from the schema of UBL 2.1.
  'UBL-2.1 XSD': isInSchemaOrder,

  // EN 16931 allows each element once, except lines.
  'UBL-SR': (root) =>
    everything(root).every((parent) => {
      const names = childrenOf(parent).flatMap(({ localName }) => (localName?.endsWith('Line') ? [] : [localName]))
      return new Set(names).size === names.length
    }),
  'UBL-DT-06': (root) => all(root, EMBEDDED).every((file) => file.hasAttribute('mimeCode')),
  'UBL-DT-07': (root) => all(root, EMBEDDED).every((file) => file.hasAttribute('filename')),
}

/** The names of the rules that a document breaks. */
export const brokenRules = (root: Element): string[] =>
  Object.entries(UBL_RULES).flatMap(([name, keeps]) => (keeps(root) ? [] : [name]))
