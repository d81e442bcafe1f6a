import type { Ubl, UblLine, UblParty } from '@uurwerk/domain/invoicing/ubl/ubl'
import { formatReason } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { VatTerms } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { PeppolId } from '@uurwerk/domain/invoicing/peppolId'
import type { Cents } from '@uurwerk/domain/money/cents'
import { plainDecimal } from '@uurwerk/domain/money/plainDecimal'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { basic, group, type XmlNode } from './xmlNode.ts'

// The element groups that an invoice and a credit note have in common, each in the order of the UBL schema.

export const amount = (name: string, value: Cents): XmlNode[] =>
  basic(name, plainDecimal(value, 2), { currencyID: 'EUR' })

export const party = (side: 'AccountingSupplierParty' | 'AccountingCustomerParty', of: UblParty): XmlNode[] =>
  group(
    side,
    group(
      'Party',
      identified('EndpointID', of.endpoint),
      group(
        'PostalAddress',
        basic('StreetName', of.street),
        basic('CityName', of.city),
        basic('PostalZone', of.postalCode),
        group('Country', basic('IdentificationCode', of.country)),
      ),
      ...(of.tax === null
        ? []
        : [group('PartyTaxScheme', basic('CompanyID', of.tax.number), group('TaxScheme', basic('ID', of.tax.scheme)))]),
      group(
        'PartyLegalEntity',
        basic('RegistrationName', of.name),
        of.registration === null ? [] : identified('CompanyID', of.registration),
        basic('CompanyLegalForm', of.legalForm),
      ),
      group(
        'Contact',
        basic('Name', of.contact.name),
        basic('Telephone', of.contact.phone),
        basic('ElectronicMail', of.contact.email),
      ),
    ),
  )

/** The UBL element with the days of a supply. Without a period, the element is left out. */
export const period = (of: DayPeriod | null): XmlNode[] =>
  group('InvoicePeriod', basic('StartDate', of?.start ?? ''), basic('EndDate', of?.end ?? ''))

const identified = (name: string, { scheme, id }: PeppolId): XmlNode[] => basic(name, id, { schemeID: scheme })

/** The UBL elements with the VAT of each category and rate (rule ubl-6). */
export const taxTotal = ({ vatBreakdown, totals }: Ubl): XmlNode[] =>
  group(
    'TaxTotal',
    amount('TaxAmount', totals.vat),
    ...vatBreakdown.map((of) =>
      group(
        'TaxSubtotal',
        amount('TaxableAmount', of.base),
        amount('TaxAmount', of.vat),
        taxCategory('TaxCategory', of, [
          ...basic('TaxExemptionReasonCode', of.code),
          ...basic('TaxExemptionReason', formatReason(of)),
        ]),
      ),
    ),
  )

const taxCategory = (
  name: string,
  { category, percentage }: Pick<VatTerms, 'category' | 'percentage'>,
  exemption: readonly XmlNode[],
): XmlNode[] =>
  group(
    name,
    basic('ID', category),
    basic('Percent', percentage === null ? '' : `${percentage}`),
    exemption,
    group('TaxScheme', basic('ID', 'VAT')),
  )

export const monetaryTotal = ({ totals }: Ubl): XmlNode[] =>
  group(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', totals.excludingVat),
    amount('TaxExclusiveAmount', totals.excludingVat),
    amount('TaxInclusiveAmount', totals.includingVat),
    amount('PayableAmount', totals.includingVat),
  )

type LineNames = { readonly line: string; readonly quantity: string }

export const lines = (ubl: Ubl, names: LineNames): XmlNode[] =>
  ubl.lines.flatMap((line, index) => lineOf(line, { names, position: index + 1 }))

const lineOf = (
  line: UblLine,
  { names, position }: { readonly names: LineNames; readonly position: number },
): XmlNode[] =>
  group(
    names.line,
    basic('ID', `${position}`),
    basic(names.quantity, plainDecimal(line.quantityMillionths, 6, 0), { unitCode: line.unitCode }),
    amount('LineExtensionAmount', line.amount),
    period(line.period),
    group(
      'Item',
      basic('Description', line.description),
      basic('Name', line.name),
      taxCategory('ClassifiedTaxCategory', line.vat, []),
    ),
    group('Price', basic('PriceAmount', plainDecimal(line.unitPriceMillionths, 6, 2), { currencyID: 'EUR' })),
  )

/**
 * A PDF in a UBL file. The first PDF is the document itself (rule ubl-1), and the second PDF is its timesheet (rule
 * ubl-24).
 */
export type Picture = {
  readonly fileName: string
  readonly content: Buffer
  /** An attachment without an id is the document itself. It gets the number of the document as its id. */
  readonly id?: string
}

export const pictures = ({ number }: Ubl, all: readonly Picture[]): XmlNode[] =>
  all.flatMap(({ fileName, content, id = number }) =>
    group(
      'AdditionalDocumentReference',
      basic('ID', id),
      basic('DocumentDescription', fileName),
      group(
        'Attachment',
        basic('EmbeddedDocumentBinaryObject', content.toString('base64'), {
          mimeCode: 'application/pdf',
          filename: fileName,
        }),
      ),
    ),
  )
