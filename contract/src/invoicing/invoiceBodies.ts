import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import { DOCUMENT_LANGUAGES, SEEDED_REGIMES, VAT_REGIMES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { hasTwoDecimals } from '@uurwerk/domain/money/hundredths'
import { z } from 'zod'
import {
  choice,
  choiceOfNumbers,
  country,
  day,
  email,
  emailOrItsObject,
  euros,
  flag,
  id,
  LONGEST_LEGAL_NAME,
  LONGEST_TOWN,
  missingOrInvalid,
  optionalText,
  text,
  together,
  version,
} from '../fields.ts'
import { hasNumber } from '../customers/customerBodies.ts'
import { messages } from '../messages.ts'
import { always, isBefore } from '../sentDates.ts'
import { regimeChoice } from '../customers/regimeCode.ts'

const accountingCost = z.object({ id: id('boekhoudkost') }, missingOrInvalid('boekhoudkost'))

/** A text that may be empty. When the request does not contain it, the stored text does not change. */
const leftOrText = (field: string, max: number) => text(field, { min: 0, max }).optional()

export const LARGEST_AMOUNT = 100_000
export const LARGEST_COST = 1_000_000

const freeCostFields = {
  description: text('omschrijving', { max: 40 }),
  amount: z
    .number({ error: messages.required('aantal') })
    .positive(messages.minValue('aantal', 0.01))
    .max(LARGEST_AMOUNT, messages.maxValue('aantal', LARGEST_AMOUNT))
    .refine(hasTwoDecimals, messages.step('aantal', 0.01)),
  units: text('eenheid', { max: 40 }),
  accountingCostDto: accountingCost,
}

/** Accepts both names of the field for the accounting cost in a request. */
const withAccountingCost = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || !('accountingCost' in value)) return value
    return { accountingCostDto: value.accountingCost, ...value }
  }, schema)

export const MonthCost = withAccountingCost(z.object({ ...freeCostFields, cost: euros('kost', 0.01, LARGEST_COST) }))

/** A free cost (a cost line that HR types) may be negative on an invoice (rule invoicing-3). */
const InvoiceCost = withAccountingCost(
  z.object({
    ...freeCostFields,
    cost: euros('kost', -LARGEST_COST, LARGEST_COST).refine((cost) => cost !== 0, messages.invalid('kost')),
    /**
     * When null, the free cost has the VAT regime of the invoice. When absent, the free cost gets the VAT regime of its
     * accounting cost.
     */
    vatRegime: regimeChoice(SEEDED_REGIMES).nullish(),
  }),
)

/**
 * The edit of an invoice sends all its free costs, so this maximum is higher than the number of free costs of any
 * month.
 */
const MOST_COSTS = 1000

/** One free cost or a list of free costs. */
const InvoiceCosts = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(InvoiceCost).max(MOST_COSTS, messages.maxItems('vrije kosten', MOST_COSTS)),
)

const LINE = { max: 40 }
const LONGEST_REFERENCE = 255
const LONGEST_DISCLAIMER = 500

const billingFields = (shortest: number) => ({
  organisationName: text('organisatienaam', { min: shortest, max: LONGEST_LEGAL_NAME }),
  financialSupervisorReference: text('aangeschrevene', { min: shortest, ...LINE }),
  street: text('straat', LINE),
  houseNumber: text('huisnummer', LINE),
  postalCode: text('postcode', LINE),
  city: text('stad', { max: LONGEST_TOWN }),
  country: country('land'),
  vat: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    text('btw-nummer', { min: 3, ...LINE }).optional(),
  ),
  privatePerson: flag('particulier').optional(),
  enterpriseNumber: leftOrText('ondernemingsnummer', 40),
  vatId: leftOrText('btw-nummer', 40),
  peppolId: leftOrText('Peppol-id', 60),
  documentLanguage: choice('taal van de factuur', DOCUMENT_LANGUAGES).optional(),
  buyerReference: leftOrText('vaste referentie', LONGEST_REFERENCE),
  embedTimesheet: flag('timesheet in de e-factuur').optional(),
  paymentTerm: choiceOfNumbers('betaaltermijn', [30, 60, 90]),
  wantsConcatenatedDocuments: flag('factuur en timesheet in één pdf'),
})

const InvoiceEmails = z.array(emailOrItsObject).max(20, messages.maxValue('aantal e-mails', 20))

/** Gives the accounting cost of the request to each free cost that has no accounting cost of its own. */
function withSharedCost(costs: unknown, accountingCostDto: unknown): unknown {
  const lacksOne = (cost: unknown) =>
    typeof cost === 'object' && cost !== null && !('accountingCost' in cost) && !('accountingCostDto' in cost)
  const completed = (cost: unknown) => (lacksOne(cost) ? { ...(cost as object), accountingCostDto } : cost)
  return Array.isArray(costs) ? costs.map(completed) : completed(costs)
}

/** Accepts the alternative names that clients use for some fields of an invoice. */
const withOneName = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { vatpercentage, freeCosts, freeCostBillingDto, freeCostBillingDtos, accountingCostDto, ...rest } =
      value as Record<string, unknown>
    const costs = freeCostBillingDtos ?? freeCosts ?? freeCostBillingDto
    return {
      ...(vatpercentage === undefined ? {} : { VATPercentage: vatpercentage }),
      ...(costs === undefined ? {} : { freeCostBillingDtos: withSharedCost(costs, accountingCostDto) }),
      ...rest,
    }
  }, schema)

const supplyFields = {
  deliveryDate: day('datum van de prestatie').nullish(),
  periodStart: day('begin van de prestaties').nullish(),
  periodEnd: day('einde van de prestaties').nullish(),
}

/**
 * Checks that the period of the work has both a first and a last day or neither of them, and that it does not end
 * before it starts.
 */
const supplyInOrder = (sent: unknown, context: z.RefinementCtx): void => {
  const { periodStart, periodEnd } = (sent ?? {}) as Record<string, unknown>
  if (periodStart === null && typeof periodEnd === 'string')
    context.addIssue({ code: 'custom', path: ['periodStart'], message: messages.required('begin van de prestaties') })
  if (periodEnd === null && typeof periodStart === 'string')
    context.addIssue({ code: 'custom', path: ['periodEnd'], message: messages.required('einde van de prestaties') })
  if (isBefore(periodEnd, periodStart))
    context.addIssue({
      code: 'custom',
      path: ['periodEnd'],
      message: messages.after('einde van de prestaties', 'begin van de prestaties'),
    })
}

/** A field that the request leaves out keeps its value. A list in the request replaces the stored list. */
export const InvoiceEdit = withOneName(
  z
    .object({
      version,
      invoiceDate: day('factuurdatum').optional(),
      vatRegime: regimeChoice(VAT_REGIMES).optional(),
      /** The VAT rate that older versions of the app send. Newer versions send a VAT regime instead. */
      VATPercentage: choiceOfNumbers('btw-percentage', VAT_PERCENTAGES).optional(),
      contactMail: email('contact e-mail').optional(),
      internalReference: leftOrText('interne referentie', LONGEST_REFERENCE),
      externalReference: leftOrText('externe referentie', LONGEST_REFERENCE),
      reference: leftOrText('referentie', LONGEST_REFERENCE),
      ...supplyFields,
      purchaseOrder: leftOrText('bestelbon', LONGEST_REFERENCE),
      projectReference: leftOrText('project', LONGEST_REFERENCE),
      accountingReference: leftOrText('boekhoudreferentie', LONGEST_REFERENCE),
      disclaimer: text('disclaimer', { min: 0, max: LONGEST_DISCLAIMER, lines: 'many' }).optional(),
      subject: leftOrText('onderwerp', LONGEST_REFERENCE),
      customerBillingDto: z.object(billingFields(2)).partial().optional(),
      freeCostBillingDtos: InvoiceCosts.optional(),
      confirmedEmailDtos: InvoiceEmails.optional(),
    })
    .superRefine(supplyInOrder, always),
)

/** An invoice that is not made from a timesheet. */
export const NewInvoice = withOneName(
  z
    .object({
      /** The customer of the invoice; null for a buyer without a customer record. */
      customerId: id('klant').nullish(),
      invoiceDate: day('factuurdatum'),
      vatRegime: regimeChoice(VAT_REGIMES).optional(),
      VATPercentage: choiceOfNumbers('btw-percentage', VAT_PERCENTAGES).optional(),
      contactMail: email('contact e-mail'),
      internalReference: text('interne referentie', { max: LONGEST_REFERENCE }),
      externalReference: text('externe referentie', { max: LONGEST_REFERENCE }),
      reference: text('referentie', { max: LONGEST_REFERENCE }),
      ...supplyFields,
      purchaseOrder: optionalText('bestelbon', LONGEST_REFERENCE),
      projectReference: optionalText('project', LONGEST_REFERENCE),
      accountingReference: optionalText('boekhoudreferentie', LONGEST_REFERENCE),
      disclaimer: optionalText('disclaimer', LONGEST_DISCLAIMER, 'many'),
      customerBillingDto: together(
        z
          .object({
            ...billingFields(3),
            wantsConcatenatedDocuments: flag('factuur en timesheet in één pdf').default(false),
          })
          .superRefine(hasNumber, always),
      ),
      freeCostBillingDtos: InvoiceCosts.default([]),
      confirmedEmailDtos: InvoiceEmails.default([]),
    })
    .superRefine(supplyInOrder, always),
)
