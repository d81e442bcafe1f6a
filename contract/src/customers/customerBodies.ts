import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DELIVERY_CHANNELS } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { DOCUMENT_LANGUAGES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import {
  alsoFrom,
  choice,
  choiceOfNumbers,
  country,
  emailOrItsObject,
  flag,
  LONGEST_LEGAL_NAME,
  LONGEST_POSTAL_CODE,
  LONGEST_TOWN,
  otherwise,
  percentage,
  text,
  together,
  version,
  clockTime,
} from '../fields.ts'
import { messages } from '../messages.ts'
import { always } from '../sentDates.ts'
import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { sentenceOf } from '../problems.ts'

/**
 * When the times of the morning, the evening and the night are in the wrong order, the field of the night has the
 * error.
 */
const customerHours = together(
  z
    .object({
      morning: clockTime('start ochtend'),
      evening: clockTime('start avond'),
      night: clockTime('start nacht'),
    })
    .superRefine((hours, context) => {
      const refusal = refusalToSetCustomerHours(hours)
      if (refusal !== null) context.addIssue({ code: 'custom', path: ['night'], message: sentenceOf(refusal) })
    }),
)

/**
 * A Belgian postal code has four characters. In other countries the postal code can have any form and may be empty
 * (rule customers-3).
 */
const postalCode = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  text('postcode', { min: 0, max: LONGEST_POSTAL_CODE }),
)

export function completeInBelgium(sent: unknown, context: z.RefinementCtx): void {
  const { country: code, postalCode: postal, houseNumber: house } = (sent ?? {}) as Record<string, unknown>
  if (typeof code === 'string' && code.toUpperCase() !== 'BE') return
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (typeof house === 'string' && house.trim() === '') refuse('houseNumber', messages.required('huisnummer'))
  if (typeof postal !== 'string') return
  if (postal === '') refuse('postalCode', messages.required('postcode'))
  else if ([...postal].length !== 4) refuse('postalCode', messages.exactLength('postcode', 4))
}

const address = together(
  z
    .object({
      street: text('straat', { min: 3, max: 40 }),
      houseNumber: z.preprocess((value) => value ?? '', text('huisnummer', { min: 0, max: 40 })),
      postalCode,
      city: text('stad', { max: LONGEST_TOWN }),
      country: otherwise('BE', country('land')),
    })
    .superRefine(completeInBelgium, always),
)

/**
 * The schema of a number that identifies the customer, such as the VAT number, as text. The number may be empty. An
 * edit may leave it out.
 */
const optionalNumber = (field: string, max: number) => text(field, { min: 0, max }).optional()

/**
 * A customer that is not a private person must have a VAT number or an enterprise number (rules customers-1,
 * customers-48).
 */
export function hasNumber(sent: unknown, context: z.RefinementCtx): void {
  if (typeof sent !== 'object' || sent === null) return
  const { vat, privatePerson, enterpriseNumber, vatId } = sent as Record<string, unknown>
  if (
    privatePerson === true ||
    [vat, enterpriseNumber, vatId].some((typed) => typeof typed === 'string' && typed.trim() !== '')
  )
    return
  context.addIssue({ code: 'custom', path: ['vat'], message: messages.required('btw-nummer') })
}

const customerFields = {
  name: text('naam', { min: 3, max: 40 }),
  abbreviation: text('afkorting', { min: 3, max: 10 }),
  customerHours,
  /** Older versions of the app send only this number. The fields `enterpriseNumber` and `vatId` replace it. */
  vat: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    text('btw-nummer', { min: 3, max: 40 }).optional(),
  ),
  privatePerson: flag('particulier').optional(),
  enterpriseNumber: optionalNumber('ondernemingsnummer', 40),
  vatId: optionalNumber('btw-nummer', 40),
  peppolId: optionalNumber('Peppol-id', 60),
  delivery: choice('verzending', DELIVERY_CHANNELS).optional(),
  documentLanguage: choice('taal van de factuur', DOCUMENT_LANGUAGES).optional(),
  buyerReference: optionalNumber('vaste referentie', 255),
  embedTimesheet: flag('timesheet in de e-factuur').optional(),
  invoiceAddress: address,
  invoiceAddressingDto: together(
    z.object({
      organisationName: text('organisatienaam', { min: 1, max: LONGEST_LEGAL_NAME }),
      financialSupervisorReference: text('aangeschrevene', { min: 1, max: 40 }),
    }),
  ),
}

const supervisor = (minEmail: number) =>
  together(
    z.object({
      name: text('verantwoordelijke', { min: 3, max: 40 }),
      email: text('e-mail verantwoordelijke', { min: minEmail, max: 120 }).pipe(
        z.email({ error: () => messages.email() }),
      ),
    }),
  )

export const workHoursFields = z.object({
  name: customerFields.name,
  abbreviation: customerFields.abbreviation,
  customerHours: customerFields.customerHours,
  supervisor: supervisor(3),
  version,
})

const internal = flag('interne firma')
/** The id of the parent of the customer. 0 means that the customer has no parent. */
const parentCompanyId = z.int(messages.invalid('moederbedrijf')).min(0, messages.invalid('moederbedrijf')).nullable()
const paymentTerm = choiceOfNumbers('betaaltermijn', [30, 60, 90])
const wantsConcatenatedDocuments = flag('factuur en timesheet in één pdf')
const confirmedEmailDtos = z.array(emailOrItsObject).max(20)

/** The percentage of one bonus type (rule customers-29). */
export const BonusRateBody = z.object({
  bonusType: choice('bonustype', BONUS_TYPES),
  percentage: percentage('percentage'),
})

/** The percentages of a customer, with each bonus type at most once (rule customers-32). */
export const BonusRatesBody = z.array(BonusRateBody).superRefine((rates, context) =>
  rates.forEach(({ bonusType }, index) => {
    const isSecond = rates.findIndex((rate) => rate.bonusType === bonusType) < index
    if (isSecond)
      context.addIssue({ code: 'custom', path: [index, 'bonusType'], message: messages.invalid('bonustype') })
  }),
)

/**
 * A customer with own bonus rates must have a rate for all seven bonus types. A customer without own bonus rates gets
 * the default rates.
 */
const customRates = z
  .object({
    isCustomBonusRates: flag('aangepaste bonustarieven').default(false),
    bonusRatesList: BonusRatesBody.default([]),
  })
  .superRefine(({ isCustomBonusRates, bonusRatesList }, context) => {
    const missing = BONUS_TYPES.filter((type) => !bonusRatesList.some(({ bonusType }) => bonusType === type))
    if (!isCustomBonusRates) return
    for (const type of missing) {
      context.addIssue({ code: 'custom', path: ['bonusRatesList', type], message: messages.required(type) })
    }
  })

/**
 * A request may also use the field names of an answer, so that a client can send back the customer that it received.
 */
const namesOfReading = {
  invoiceAddress: (body: Readonly<Record<string, unknown>>) => body['customerInvoiceAddress'],
  bonusRatesList: (body: Readonly<Record<string, unknown>>) => body['bonusRateDtos'],
}

/**
 * The body of the request that creates a customer (rule customers-1). Without a payment term, the term is 30 days (rule
 * customers-4).
 */
export const NewCustomer = alsoFrom(
  z
    .object({
      ...customerFields,
      supervisor: supervisor(5),
      internal: internal.default(false),
      parentCompanyId: parentCompanyId.default(null),
      paymentTerm: otherwise(30, paymentTerm),
      wantsConcatenatedDocuments: wantsConcatenatedDocuments.default(false),
      confirmedEmailDtos: confirmedEmailDtos.default([]),
    })
    .superRefine(hasNumber, always)
    .and(customRates),
  namesOfReading,
)

/** The edit of a customer. A field that the request leaves out keeps its value (rule customers-2). */
export const CustomerEdit = alsoFrom(
  z
    .object({
      ...customerFields,
      supervisor: supervisor(3),
      internal: internal.optional(),
      parentCompanyId: parentCompanyId.optional(),
      paymentTerm: paymentTerm.optional(),
      wantsConcatenatedDocuments: wantsConcatenatedDocuments.optional(),
      confirmedEmailDtos: confirmedEmailDtos.optional(),
      /** The complete list of bonus rates. A client sends it when the customer copies the rates of its parent. */
      bonusRatesList: BonusRatesBody.optional(),
      version,
    })
    .superRefine(hasNumber, always),
  namesOfReading,
)
