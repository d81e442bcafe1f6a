import { z } from 'zod'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { endpoint } from './endpoint.ts'
import { choice, choiceOfNumbers, clockTime, email, flag, id, optionalText, percentage, text, version } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'
import { ContractSummary } from './people.ts'

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

export const ConfirmedEmail = z.object({
  emailAddress: z.string(),
  confirmed: z.boolean(),
  confirmationDateTime: z.string().nullable(),
  confirmer: z.string().nullable(),
})

export const BonusRate = z.object({ bonusType: z.enum(BONUS_TYPES), percentage: z.number() })

const Address = z.object({ street: z.string(), houseNumber: z.string(), postalCode: z.string(), city: z.string(), country: z.string() })

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
  ...Warning,
})

const address = z.object({
  street: text('straat', { min: 3, max: 40 }),
  houseNumber: text('huisnummer', { min: 1, max: 40 }),
  postalCode: z.coerce.string().pipe(
    z.string({ error: messages.required('postcode') }).trim().length(4, messages.exactLength('postcode', 4)),
  ),
  city: text('stad', { min: 3, max: 40 }),
  country: z.preprocess((value) => value ?? 'BE', z.string().regex(/^[A-Z]{2}$/, messages.invalid('land'))),
})

/** An address by itself, or with what is known of its confirmation; only the address is taken from a client. */
const customerEmail = z.preprocess(
  (value) => (typeof value === 'string' ? { emailAddress: value } : value),
  z.object({ emailAddress: email('e-mail') }),
)

const customerFields = {
  name: text('naam', { min: 3, max: 40 }),
  abbreviation: text('afkorting', { min: 3, max: 10 }),
  internal: flag('interne firma').default(false),
  customerHours: z.object({
    morning: clockTime('start ochtend'),
    evening: clockTime('start avond'),
    night: clockTime('start nacht'),
  }),
  parentCompanyId: z.int().min(0).nullish(),
  vat: text('btw-nummer', { min: 3, max: 40 }),
  invoiceAddressingDto: z.object({
    organisationName: text('organisatienaam', { min: 1, max: 40 }),
    financialSupervisorReference: text('aangeschrevene', { min: 1, max: 40 }),
  }),
  paymentTerm: choiceOfNumbers('betaaltermijn', [30, 60, 90]).default(30),
  wantsConcatenatedDocuments: flag('factuur en timesheet in één pdf').default(false),
  confirmedEmailDtos: z.array(customerEmail).max(20).default([]),
}

const supervisor = (minEmail: number) =>
  z.object({
    name: text('verantwoordelijke', { min: 3, max: 40 }),
    email: text('e-mail verantwoordelijke', { min: minEmail, max: 120 }).pipe(z.email({ error: () => messages.email() })),
  })

const bonusRate = z.object({ bonusType: choice('bonustype', BONUS_TYPES), percentage: percentage('percentage') })

/** The creation names the address differently from the reading; both are taken. */
const withInvoiceAddress = <Shape extends z.ZodObject>(schema: Shape) =>
  z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || !('customerInvoiceAddress' in value)) return value
    return { invoiceAddress: value.customerInvoiceAddress, ...value }
  }, schema)

export const NewCustomer = withInvoiceAddress(
  z.object({
    ...customerFields,
    supervisor: supervisor(5),
    invoiceAddress: address,
    isCustomBonusRates: flag('aangepaste bonustarieven').default(false),
    bonusRatesList: z.array(bonusRate).max(BONUS_TYPES.length).default([]),
  }),
)

export const CustomerEdit = withInvoiceAddress(
  z.object({ ...customerFields, supervisor: supervisor(3), invoiceAddress: address, version }),
)

const clockPeriod = (start: string, end: string) => z.object({ startTime: clockTime(start), endTime: clockTime(end) })

const shiftTypeFields = {
  name: text('naam', { max: 20 }),
  color: z
    .string({ error: messages.required('kleur') })
    .regex(/^#[0-9a-fA-F]{6}$/, messages.invalid('kleur'))
    .transform((value) => value.toUpperCase())
    .default('#FFFFFF'),
  labourTime: clockPeriod('start', 'einde').refine((time) => time.startTime !== time.endTime, {
    error: messages.notSame('einde', 'start'),
    path: ['endTime'],
  }),
  breakTime: clockPeriod('begin pauze', 'einde pauze')
    .refine((time) => time.startTime !== time.endTime, { error: messages.notSame('einde pauze', 'begin pauze'), path: ['endTime'] })
    .nullish(),
}

export const NewShiftType = z.object(shiftTypeFields)

const customerProblems = ['customer_name_taken', 'parent_unusable'] as const

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
  large: true,
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
  body: CustomerEdit,
  response: Customer,
  problems: ['stale', ...customerProblems],
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

export const addShiftType = endpoint({
  method: 'POST',
  path: '/administration/customer/{id}/shifttype',
  access: 'admin',
  summary: 'Een shift type toevoegen',
  body: NewShiftType,
  response: Customer,
  status: 201,
})

export const editShiftType = endpoint({
  method: 'PUT',
  path: '/administration/customer/{id}/update',
  access: 'admin',
  summary: 'Een shift type aanpassen',
  body: z.object({ id: id('shift type'), ...shiftTypeFields, version }),
  response: Customer,
  problems: ['stale'],
})

export const toggleShiftType = endpoint({
  method: 'PUT',
  path: '/administration/customer/{id}/shifttype',
  access: 'admin',
  summary: 'Een shift type activeren of inactief zetten',
  body: z.object({ id: id('shift type'), active: flag('status') }),
  response: Customer,
})

export const archiveShiftType = endpoint({
  method: 'DELETE',
  path: '/administration/customer/{id}/{shiftTypeId}',
  access: 'admin',
  summary: 'Een shift type archiveren',
  response: Customer,
})

export const addBonusRate = endpoint({
  method: 'POST',
  path: '/administration/customer/{id}/bonusRate',
  access: 'admin',
  summary: 'Een bonustarief toevoegen',
  body: bonusRate,
  response: Customer,
  status: 201,
  problems: ['bonus_rate_exists'],
})

export const editBonusRate = endpoint({
  method: 'PATCH',
  path: '/administration/customer/{id}/updateBonusRate',
  access: 'admin',
  summary: 'Een bonustarief veranderen',
  body: bonusRate,
  response: Customer,
  problems: ['bonus_rate_missing'],
})

export const removeBonusRate = endpoint({
  method: 'POST',
  path: '/administration/customer/{id}/removeBonusRate',
  access: 'admin',
  summary: 'Een bonustarief verwijderen',
  body: z.object({ bonusType: choice('bonustype', BONUS_TYPES) }),
  response: Customer,
  problems: ['bonus_rate_missing'],
})

export const replaceBonusRates = endpoint({
  method: 'PUT',
  path: '/administration/customer/{id}/replaceBonusRates',
  access: 'admin',
  summary: 'Alle bonustarieven vervangen',
  body: z.preprocess(
    (value) => (Array.isArray(value) ? { bonusRatesList: value } : value),
    z.object({ bonusRatesList: z.array(bonusRate).max(BONUS_TYPES.length) }),
  ),
  response: Customer,
  problems: ['bonus_rate_exists'],
})

export const bonusRateTypes = endpoint({
  method: 'GET',
  path: '/administration/bonusRate',
  access: 'admin',
  summary: 'De soorten bonustarieven met hun standaard',
  response: list('bonusTypeList', z.object({ bonusType: z.enum(BONUS_TYPES), defaultPercentage: z.number() })),
})

export const confirmedEmails = endpoint({
  method: 'GET',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Alle e-mailadressen voor facturen',
  response: list('confirmedEmailDtoList', ConfirmedEmail),
})

export const onlyConfirmedEmails = endpoint({
  method: 'GET',
  path: '/administration/confirmedEmail/true',
  access: 'admin',
  summary: 'Bevestigde e-mailadressen',
  response: list('confirmedEmailDtoList', ConfirmedEmail),
})

export const addConfirmedEmail = endpoint({
  method: 'POST',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Een e-mailadres toevoegen',
  body: z.preprocess(
    (value) => (typeof value === 'string' ? { emailAddress: value.trim() } : value),
    z.object({ emailAddress: email('e-mail') }),
  ),
  response: resource(ConfirmedEmail.shape),
  status: 201,
})

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Een e-mailadres bevestigen',
  body: z.object({
    emailAddress: email('e-mail'),
    confirmer: optionalText('bevestiger', 254),
    isConfirmed: z.literal(true, { error: messages.invalid('bevestigd') }),
    confirmationDateTime: z.string().nullish(),
  }),
  response: resource(ConfirmedEmail.shape),
})
