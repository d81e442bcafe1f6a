import { DELIVERY_CHANNELS } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { DOCUMENT_LANGUAGES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { z } from 'zod'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { CustomerEdit, NewCustomer } from './customerBodies.ts'
import { endpoint } from '../endpoint.ts'
import { flag, Preview } from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { ContractSummary } from '../people/people.ts'
import { Repricing } from './repricing.ts'
import { RegimeCode } from './regimeCode.ts'

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
  /** The qualification that every shift of the type requires; null when it requires none. */
  qualification: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type ShiftType = z.output<typeof ShiftType>

export const ConfirmedEmail = z.object({
  emailAddress: z.string(),
  confirmed: z.boolean(),
  confirmationDateTime: z.string().nullable(),
  confirmer: z.string().nullable(),
  /**
   * Never has a value: the token for the confirmation is only in the mail. The field exists because older versions of
   * the app require it.
   */
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

/** The facts that decide whether a customer can have a parent or subdivisions. */
const placed = {
  id: z.number(),
  name: z.string(),
  parentId: z.number().nullable(),
  hasSubdivisions: z.boolean(),
} satisfies { readonly [fact in keyof PlacedCustomer]: z.ZodType<PlacedCustomer[fact]> }

export const Customer = resource({
  ...placed,
  version: z.number(),
  abbreviation: z.string(),
  active: z.boolean(),
  internal: z.boolean(),
  supervisor: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  customerHours: z.object({ morning: z.string(), evening: z.string(), night: z.string() }),
  parentCompanyId: z.number(),
  subdivisions: z.array(z.number()),
  /** Older versions of the app read one number: the VAT number, else the enterprise number, else the older text. */
  vat: z.string(),
  privatePerson: z.boolean(),
  /** The ten digits of the Belgian enterprise number; '' when the customer has no such number. */
  enterpriseNumber: z.string(),
  /** The VAT number with the letters of the country; '' when the customer has no VAT number. */
  vatId: z.string(),
  /** An address 'scheme:number'; '' when the Peppol address is the enterprise number. */
  peppolId: z.string(),
  documentLanguage: z.enum(DOCUMENT_LANGUAGES),
  /** How the customer gets its invoices: by mail or over Peppol. */
  delivery: z.enum(DELIVERY_CHANNELS),
  buyerReference: z.string(),
  /** True when the UBL file of an invoice (the e-invoice) contains the timesheet. */
  embedTimesheet: z.boolean(),
  /** The VAT regime that HR chose for the customer; null when the customer has the VAT regime of the company. */
  vatRegime: RegimeCode.nullable(),
  customerInvoiceAddress: Address,
  invoiceAddressingDto: z.object({ organisationName: z.string(), financialSupervisorReference: z.string() }),
  paymentTerm: z.number(),
  wantsConcatenatedDocuments: z.boolean(),
  confirmedEmailDtos: z.array(ConfirmedEmail),
  bonusRateDtos: z.array(BonusRate),
  shiftTypeDtos: z.array(ShiftType),
  contractSummaryDtos: z.array(ContractSummary),
  actions: actions('activate', 'createContract', 'addContact', 'addSubdivision'),
  /** The effect of new rates on prices. Only the answer to a preview has this field. */
  repricing: Repricing.optional(),
  ...Warning,
})

const customerProblems = [
  'customer_name_taken',
  'parent_unusable',
  'reference_unknown',
  'enterprise_number_invalid',
  'vat_id_format',
  'peppol_id_format',
] as const

export const customers = endpoint.get('/administration/customer', {
  access: 'admin',
  shows: ['customers', 'contracts'],
  summary: 'Alle klanten',
  response: list(
    'customerOverviewDtoList',
    z.object({
      ...placed,
      abbreviation: z.string(),
      active: z.boolean(),
      internal: z.boolean(),
      activeContractCount: z.number(),
      futureContractCount: z.number(),
      parentCompanyId: z.number(),
      parentCompany: z.string().nullable(),
      subdivisions: z.array(z.number()),
      vat: z.string(),
      /** The VAT regime that HR chose; null when nobody chose one for the customer. */
      vatRegime: RegimeCode.nullable(),
      vatRegimeName: z.string().nullable(),
      street: z.string(),
      houseNumber: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  ),
})

export const customer = endpoint.get('/administration/customer/{id}', {
  access: 'admin',
  shows: ['customers', 'shiftTypes', 'contracts'],
  summary: 'Een klant',
  response: Customer,
})

export const createCustomer = endpoint.post('/administration/customer', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een klant maken',
  body: NewCustomer,
  status: 201,
  problems: customerProblems,
})

export const editCustomer = endpoint.put('/administration/customer/{id}', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een klant aanpassen',
  query: Preview,
  body: CustomerEdit,
  problems: ['stale', ...customerProblems],
})

export const removeCustomer = endpoint.delete('/administration/customer/{id}', {
  access: 'admin',
  changes: ['customers'],
  removes: true,
  summary: 'Een klant verwijderen die door niets gebruikt wordt',
  response: resource({}),
  problems: ['record_in_use'],
})

export const toggleCustomer = endpoint.patch('/administration/customer/{id}/toggleActive', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een klant activeren of inactief zetten',
  body: z.object({ newActivationStatus: flag('status') }),
  problems: ['customer_name_taken'],
})
