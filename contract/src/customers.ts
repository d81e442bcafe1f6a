import { z } from 'zod'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { runningTimesOf } from '@uurwerk/domain/planning/clockTimes'
import { refusalToTakeShiftTimes } from '@uurwerk/domain/planning/refusalToTakeShiftTimes'
import type { MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import { endpoint } from './endpoint.ts'
import { alsoFrom, choice, choiceOfNumbers, clockTime, email, flag, id, percentage, text, textOr, version } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'
import { ContractSummary } from './people.ts'
import { sentenceOf } from './problems.ts'

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
  /** The specification's field; what it would hold goes to the address itself and to nobody else. */
  token: z.null().optional(),
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

const postalCode = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text('postcode', { max: 100 }).refine((value) => [...value].length === 4, messages.exactLength('postcode', 4)),
)

const address = z.object({
  street: text('straat', { min: 3, max: 40 }),
  houseNumber: text('huisnummer', { min: 1, max: 40 }),
  postalCode,
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
  customerHours: z.object({
    morning: clockTime('start ochtend'),
    evening: clockTime('start avond'),
    night: clockTime('start nacht'),
  }),
  vat: text('btw-nummer', { min: 3, max: 40 }),
  invoiceAddress: address,
  invoiceAddressingDto: z.object({
    organisationName: text('organisatienaam', { min: 1, max: 40 }),
    financialSupervisorReference: text('aangeschrevene', { min: 1, max: 40 }),
  }),
}

const supervisor = (minEmail: number) =>
  z.object({
    name: text('verantwoordelijke', { min: 3, max: 40 }),
    email: text('e-mail verantwoordelijke', { min: minEmail, max: 120 }).pipe(z.email({ error: () => messages.email() })),
  })

const internal = flag('interne firma')
/** 0 means none. */
const parentCompanyId = z.int(messages.invalid('moederbedrijf')).min(0, messages.invalid('moederbedrijf')).nullable()
const paymentTerm = choiceOfNumbers('betaaltermijn', [30, 60, 90])
const wantsConcatenatedDocuments = flag('factuur en timesheet in één pdf')
const confirmedEmailDtos = z.array(customerEmail).max(20)

const bonusRate = z.object({ bonusType: choice('bonustype', BONUS_TYPES), percentage: percentage('percentage') })

const bonusRates = z.array(bonusRate).superRefine(
  (rates, context) =>
    rates.forEach(({ bonusType }, index) => {
      const isSecond = rates.findIndex((rate) => rate.bonusType === bonusType) < index
      if (isSecond) context.addIssue({ code: 'custom', path: [index, 'bonusType'], message: messages.invalid('bonustype') })
    }),
)

/** Rates of one's own are all asked for; without them a customer begins with those of the house. */
const customRates = z
  .object({ isCustomBonusRates: flag('aangepaste bonustarieven').default(false), bonusRatesList: bonusRates.default([]) })
  .superRefine(({ isCustomBonusRates, bonusRatesList }, context) => {
    const missing = BONUS_TYPES.filter((type) => !bonusRatesList.some(({ bonusType }) => bonusType === type))
    if (!isCustomBonusRates) return
    for (const type of missing) {
      context.addIssue({ code: 'custom', path: ['bonusRatesList', type], message: messages.required(type) })
    }
  })

/** The creation names the address and the rates differently from the reading; both are taken. */
const namesOfReading = {
  invoiceAddress: (body: Readonly<Record<string, unknown>>) => body['customerInvoiceAddress'],
  bonusRatesList: (body: Readonly<Record<string, unknown>>) => body['bonusRateDtos'],
}

export const NewCustomer = alsoFrom(
  z
    .object({
      ...customerFields,
      supervisor: supervisor(5),
      internal: internal.default(false),
      parentCompanyId: parentCompanyId.default(null),
      paymentTerm: paymentTerm.default(30),
      wantsConcatenatedDocuments: wantsConcatenatedDocuments.default(false),
      confirmedEmailDtos: confirmedEmailDtos.default([]),
    })
    .and(customRates),
  namesOfReading,
)

/** What is left out stays as it is. */
export const CustomerEdit = alsoFrom(
  z.object({
    ...customerFields,
    supervisor: supervisor(3),
    internal: internal.optional(),
    parentCompanyId: parentCompanyId.optional(),
    paymentTerm: paymentTerm.optional(),
    wantsConcatenatedDocuments: wantsConcatenatedDocuments.optional(),
    confirmedEmailDtos: confirmedEmailDtos.optional(),
    version,
  }),
  namesOfReading,
)

const labourTime = z
  .object({ startTime: clockTime('start'), endTime: clockTime('einde') })
  .refine((time) => time.startTime !== time.endTime, { error: messages.notSame('einde', 'start'), path: ['endTime'] })

const clockTimeOrNone = (field: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), clockTime(field).nullable())

/** Both times or neither; two empty ones are no break. */
const breakTime = z
  .object({ startTime: clockTimeOrNone('begin pauze'), endTime: clockTimeOrNone('einde pauze') })
  .transform(({ startTime, endTime }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    if (startTime === null && endTime === null) return null
    if (startTime === null) return refuse('startTime', messages.bothRequired('einde pauze', 'begin pauze'))
    if (endTime === null) return refuse('endTime', messages.bothRequired('begin pauze', 'einde pauze'))
    if (startTime === endTime) return refuse('endTime', messages.notSame('einde pauze', 'begin pauze'))
    return { startTime, endTime }
  })
  .nullish()
  .transform((time) => time ?? null)

const shiftTypeFields = {
  name: text('naam', { max: 20 }),
  color: z
    .string({ error: messages.required('kleur') })
    .regex(/^#[0-9a-fA-F]{6}$/, messages.invalid('kleur'))
    .transform((value) => value.toUpperCase())
    .default('#FFFFFF'),
  labourTime,
  breakTime,
}

type Times = { readonly startTime: MinuteOfDay; readonly endTime: MinuteOfDay }

/** A type whose break lies outside it could never be planned. */
function refuseBreakOutside({ labourTime: labour, breakTime: pause }: { labourTime: Times; breakTime: Times | null }, context: z.RefinementCtx) {
  const refusal = refusalToTakeShiftTimes(
    runningTimesOf({
      start: labour.startTime,
      end: labour.endTime,
      break: pause === null ? null : { start: pause.startTime, end: pause.endTime },
    }),
  )
  if (refusal !== null) context.addIssue({ code: 'custom', path: ['breakTime'], message: sentenceOf(refusal) })
}

export const NewShiftType = z.object(shiftTypeFields).superRefine(refuseBreakOutside)
export const ShiftTypeEdit = z.object({ id: id('shift type'), ...shiftTypeFields, version }).superRefine(refuseBreakOutside)

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
  body: ShiftTypeEdit,
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
    alsoFrom(z.object({ bonusRatesList: bonusRates }), { bonusRatesList: namesOfReading.bonusRatesList }),
  ),
  response: Customer,
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
  summary: 'Een e-mailadres toevoegen; 208 als het er al is',
  body: textOr('emailAddress', z.object({ emailAddress: email('e-mail') })),
  response: resource({ ...ConfirmedEmail.shape, ...Warning }),
  status: 201,
})

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Een e-mailadres bevestigen; wie bevestigt is de aangemelde admin',
  body: alsoFrom(
    z.object({
      emailAddress: email('e-mail'),
      confirmer: z.string().nullish(),
      isConfirmed: z.literal(true, { error: messages.invalid('bevestigd') }),
      confirmationDateTime: z.string().nullish(),
    }),
    { isConfirmed: (body) => body['confirmed'] },
  ),
  response: resource(ConfirmedEmail.shape),
})
