import { z } from 'zod'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { customerHours } from './customerHours.ts'
import { endpoint } from '../endpoint.ts'
import {
  alsoFrom,
  choice,
  choiceOfNumbers,
  country,
  email,
  flag,
  LONGEST_LEGAL_NAME,
  otherwise,
  percentage,
  Preview,
  SHORTEST_TOWN,
  text,
  together,
  version,
} from '../fields.ts'
import { list, resource, Warning } from '../hal.ts'
import { messages } from '../messages.ts'
import { ContractSummary } from '../people/people.ts'
import { Repricing } from '../invoicing/repricing.ts'

const ClockPeriod = z.object({ startTime: z.string(), endTime: z.string() })

export const ShiftType = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  color: z.string(),
  active: z.boolean(),
  archived: z.boolean(),
  labourTime: ClockPeriod,
  breakTime: ClockPeriod.nullable(),
})
export type ShiftType = z.output<typeof ShiftType>

export const ConfirmedEmail = z.object({
  emailAddress: z.string(),
  confirmed: z.boolean(),
  confirmationDateTime: z.string().nullable(),
  confirmer: z.string().nullable(),
  /** Older clients require this field. It is always null, because the token is sent only in the mail to the address. */
  token: z.null().optional(),
})

export const BonusRate = z.object({ bonusType: z.enum(BONUS_TYPES), percentage: z.number() })

const Address = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})

export const Customer = resource({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  abbreviation: z.string(),
  active: z.boolean(),
  internal: z.boolean(),
  supervisor: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  customerHours: z.object({ morning: z.string(), evening: z.string(), night: z.string() }),
  parentCompanyId: z.number(),
  subdivisions: z.array(z.number()),
  vat: z.string(),
  customerInvoiceAddress: Address,
  invoiceAddressingDto: z.object({ organisationName: z.string(), financialSupervisorReference: z.string() }),
  paymentTerm: z.number(),
  wantsConcatenatedDocuments: z.boolean(),
  confirmedEmailDtos: z.array(ConfirmedEmail),
  bonusRateDtos: z.array(BonusRate),
  shiftTypeDtos: z.array(ShiftType),
  contractSummaryDtos: z.array(ContractSummary),
  /** This field is present only in the answer to a preview. */
  repricing: Repricing.optional(),
  ...Warning,
})

const postalCode = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text('postcode', { max: 100 }).refine((value) => [...value].length === 4, messages.exactLength('postcode', 4)),
)

const address = together(
  z.object({
    street: text('straat', { min: 3, max: 40 }),
    houseNumber: text('huisnummer', { min: 1, max: 40 }),
    postalCode,
    city: text('stad', { min: SHORTEST_TOWN, max: 40 }),
    country: otherwise('BE', country('land')),
  }),
)

/** An e-mail address as text, or as an object that also says whether it is confirmed. The server reads the address only. */
const customerEmail = z.preprocess(
  (value) => (typeof value === 'string' ? { emailAddress: value } : value),
  z.object({ emailAddress: email('e-mail') }),
)

const customerFields = {
  name: text('naam', { min: 3, max: 40 }),
  abbreviation: text('afkorting', { min: 3, max: 10 }),
  customerHours,
  vat: text('btw-nummer', { min: 3, max: 40 }),
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

/** The fields of a subdivision that its parent can edit. */
export const workHoursFields = z.object({
  name: customerFields.name,
  abbreviation: customerFields.abbreviation,
  customerHours: customerFields.customerHours,
  supervisor: supervisor(3),
  version,
})

const internal = flag('interne firma')
/** 0 means that the customer has no parent. */
const parentCompanyId = z.int(messages.invalid('moederbedrijf')).min(0, messages.invalid('moederbedrijf')).nullable()
const paymentTerm = choiceOfNumbers('betaaltermijn', [30, 60, 90])
const wantsConcatenatedDocuments = flag('factuur en timesheet in één pdf')
const confirmedEmailDtos = z.array(customerEmail).max(20)

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

/** A customer with its own rates has a rate for all seven bonus types. A customer without them gets the default rates. */
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

/** A request may use the answer's field names for address and rates, so that a client can send back what it read. */
const namesOfReading = {
  invoiceAddress: (body: Readonly<Record<string, unknown>>) => body['customerInvoiceAddress'],
  bonusRatesList: (body: Readonly<Record<string, unknown>>) => body['bonusRateDtos'],
}

/** The body of a new customer (rules customers-1, customers-4). */
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
    .and(customRates),
  namesOfReading,
)

/** A field that an edit leaves out keeps its value (rule customers-2). */
export const CustomerEdit = alsoFrom(
  z.object({
    ...customerFields,
    supervisor: supervisor(3),
    internal: internal.optional(),
    parentCompanyId: parentCompanyId.optional(),
    paymentTerm: paymentTerm.optional(),
    wantsConcatenatedDocuments: wantsConcatenatedDocuments.optional(),
    confirmedEmailDtos: confirmedEmailDtos.optional(),
    /** The complete list of bonus rates. The client sends it when the customer imports the rates of its parent. */
    bonusRatesList: BonusRatesBody.optional(),
    version,
  }),
  namesOfReading,
)

const customerProblems = ['customer_name_taken', 'parent_unusable', 'reference_unknown'] as const

export const customers = endpoint({
  method: 'GET',
  path: '/administration/customer',
  access: 'admin',
  summary: 'Alle klanten',
  response: list(
    'customerOverviewDtoList',
    z.object({
      id: z.number(),
      name: z.string(),
      abbreviation: z.string(),
      active: z.boolean(),
      internal: z.boolean(),
      activeContractCount: z.number(),
      futureContractCount: z.number(),
      parentCompanyId: z.number(),
      parentCompany: z.string().nullable(),
      subdivisions: z.array(z.number()),
      vat: z.string(),
      street: z.string(),
      houseNumber: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  ),
})

export const customer = endpoint({
  method: 'GET',
  path: '/administration/customer/{id}',
  access: 'admin',
  summary: 'Een klant',
  response: Customer,
})

export const createCustomer = endpoint({
  method: 'POST',
  path: '/administration/customer',
  access: 'admin',
  summary: 'Een klant maken',
  body: NewCustomer,
  response: Customer,
  status: 201,
  problems: customerProblems,
})

export const editCustomer = endpoint({
  method: 'PUT',
  path: '/administration/customer/{id}',
  access: 'admin',
  summary: 'Een klant aanpassen',
  query: Preview,
  body: CustomerEdit,
  response: Customer,
  problems: ['stale', ...customerProblems],
})

export const removeCustomer = endpoint({
  method: 'DELETE',
  path: '/administration/customer/{id}',
  access: 'admin',
  summary: 'Een klant verwijderen die door niets gebruikt wordt',
  response: resource({}),
  problems: ['record_in_use'],
})

export const toggleCustomer = endpoint({
  method: 'PATCH',
  path: '/administration/customer/{id}/toggleActive',
  access: 'admin',
  summary: 'Een klant activeren of inactief zetten',
  body: z.object({ newActivationStatus: flag('status') }),
  response: Customer,
  problems: ['customer_name_taken'],
})
