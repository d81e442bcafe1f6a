import { z } from 'zod'
import { ContractEffect } from './contractEffect.ts'
import { endpoint } from '../endpoint.ts'
import { alsoFrom, day, euros, id, optionalText, Preview, together, version, answeredPeriod } from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { ShiftType } from '../customers/customers.ts'
import { messages } from '../messages.ts'
import { TakenAway } from '../people/takenAway.ts'
import { always, endAfterStart, isBefore, sentDatesOf, type SentDates } from '../sentDates.ts'
import { RegimeCode } from '../customers/regimeCode.ts'
import type { OrderFacts as Facts } from '@uurwerk/domain/contracts/refusalToAddOrder'

/** The facts for the rules on orders. An order is a period of a contract with its hourly rate. */
const OrderFacts = z.object({
  contract: answeredPeriod,
  orders: z.array(z.object({ id: z.number(), period: answeredPeriod })).readonly(),
}) satisfies z.ZodType<Facts>

export const Order = z.object({
  id: z.number(),
  version: z.number(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  baseHourlyRate: z.number(),
  message: z.string(),
  internalReference: z.string(),
  externalReference: z.string(),
  purchaseOrder: z.string(),
})

const DatePeriod = z.object({ startDate: z.string(), endDate: z.string().nullable() })

export const Contract = resource({
  id: z.number(),
  version: z.number(),
  userId: z.number(),
  username: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  datePeriod: DatePeriod,
  contractPeriod: DatePeriod,
  reference: z.string(),
  /** The buyer's purchase order number for all orders (periods with an hourly rate) of the contract. */
  purchaseOrder: z.string(),
  /** The VAT regime that HR chose for the contract; null when the contract has the VAT regime of its customer. */
  vatRegime: RegimeCode.nullable(),
  orders: z.array(Order),
  /** The facts that decide which orders (periods with an hourly rate) HR may enter. */
  facts: OrderFacts,
  actions: actions('edit', 'addOrder', 'changeRate', 'editRate'),
  takenAway: TakenAway.optional(),
  effect: ContractEffect.optional(),
  ...Warning,
})

const rate = euros('uurtarief', 0, 10_000)
const reference = (field: string) => optionalText(field, 255)
/** When an edit leaves out the reference of a contract or an order, the stored reference stays. */
const referenceOrLeft = (field: string) => reference(field).unwrap().optional()

const orderFields = {
  startDate: day('startdatum order'),
  endDate: day('einddatum order').nullish(),
  baseHourlyRate: rate,
  internalReference: reference('interne referentie'),
  externalReference: reference('externe referentie'),
  purchaseOrder: reference('bestelbon'),
}

/** Older versions of the app send the external reference of an order in the field `message`. */
const olderName = { externalReference: (body: Readonly<Record<string, unknown>>) => body['message'] }

type Issue = { readonly field: 'startDate' | 'endDate'; readonly message: string }

const ordered = endAfterStart({ start: 'startdatum order', end: 'einddatum order', mayBeOneDay: true })
const contractOrdered = endAfterStart({ mayBeOneDay: true })

export const NewOrder = alsoFrom(z.object(orderFields).superRefine(ordered, always), olderName)

/** A field that the request leaves out keeps its value (rule contracts-31). */
export const OrderEdit = alsoFrom(
  z
    .object({
      id: id('order'),
      startDate: orderFields.startDate.optional(),
      endDate: orderFields.endDate,
      baseHourlyRate: rate.optional(),
      internalReference: referenceOrLeft('interne referentie'),
      externalReference: referenceOrLeft('externe referentie'),
      purchaseOrder: referenceOrLeft('bestelbon'),
      version,
    })
    .superRefine(ordered, always),
  olderName,
)

/**
 * Returns the errors of an order that is not within the dates of its contract. A missing date is not compared, but an
 * order must have an end when its contract has one.
 */
export function orderBoundsIssues(signed: SentDates, order: SentDates): readonly Issue[] {
  const issues: Issue[] = []
  const refuse = (field: Issue['field'], message: string) => issues.push({ field, message })
  const mustEnd =
    typeof signed.endDate === 'string' &&
    typeof order.startDate === 'string' &&
    (order.endDate === null || order.endDate === undefined)
  if (isBefore(order.startDate, signed.startDate)) refuse('startDate', messages.after('startdatum order', 'startdatum'))
  if (isBefore(signed.endDate, order.startDate)) refuse('startDate', messages.before('startdatum order', 'einddatum'))
  if (isBefore(signed.endDate, order.endDate)) refuse('endDate', messages.before('einddatum order', 'einddatum'))
  if (mustEnd) refuse('endDate', messages.required('einddatum order'))
  return issues
}

export const NewContract = z
  .object({
    userId: id('gebruiker'),
    customerId: id('klant'),
    startDate: day('startdatum'),
    endDate: day('einddatum').nullish(),
    reference: reference('referentie'),
    purchaseOrder: reference('bestelbon'),
    order: together(NewOrder),
  })
  .superRefine((signed, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    contractOrdered(signed, context)
    for (const { field, message } of orderBoundsIssues(sentDatesOf(signed), sentDatesOf(signed.order)))
      refuse(['order', field], message)
  }, always)

const periodIn = (body: Readonly<Record<string, unknown>>): SentDates =>
  sentDatesOf(body['datePeriod'] ?? body['contractPeriod'])

/** The edit of a contract. A missing field keeps its value. An end date of null means no end (rule contracts-18). */
export const ContractEdit = alsoFrom(
  z
    .object({
      startDate: day('startdatum').optional(),
      endDate: day('einddatum').nullish(),
      reference: referenceOrLeft('referentie'),
      purchaseOrder: referenceOrLeft('bestelbon'),
      version,
    })
    .superRefine(contractOrdered, always),
  { startDate: (body) => periodIn(body).startDate, endDate: (body) => periodIn(body).endDate },
)

const orderProblems = ['period_reversed', 'order_outside_contract', 'order_overlap'] as const

export const monthContracts = endpoint.get('/contract/{yearMonth}/all', {
  access: 'user',
  shows: ['contracts', 'customers', 'shiftTypes', 'people'],
  summary: 'Eigen contracten van een maand met hun shift types',
  response: list(
    'contractWithShiftTypesDtoList',
    z.object({
      id: z.number(),
      customerId: z.number(),
      customerName: z.string(),
      contractPeriod: DatePeriod,
      shiftTypes: z.array(ShiftType),
    }),
    { hrContactName: z.string() },
  ),
})

export const contractAvailability = endpoint.get('/contract/{contractId}/{yearMonth}/availability', {
  access: 'user',
  shows: ['contracts', 'customers', 'shiftTypes', 'people'],
  summary: 'Of er een vorige en een volgende maand is',
  response: resource({ previousMonthAvailable: z.boolean(), nextMonthAvailable: z.boolean() }),
})

export const personMonthContracts = endpoint.get('/administration/contract/{yearMonth}/all/{userId}', {
  access: 'admin',
  shows: ['contracts', 'customers', 'shiftTypes', 'people'],
  summary: 'De contracten van een persoon in een maand, met shift types en orders',
  response: list(
    'contractWithShiftTypesAndOrdersOutputDtoList',
    z.object({
      id: z.number(),
      customerId: z.number(),
      customerName: z.string(),
      contractPeriod: DatePeriod,
      shiftTypes: z.array(ShiftType),
      orders: z.array(Order),
    }),
  ),
})

export const contract = endpoint.get('/administration/contract/{contractId}', {
  access: 'admin',
  shows: ['contracts', 'customers', 'people', 'invoices'],
  summary: 'Een contract met zijn orders',
  response: Contract,
})

export const createContract = endpoint.post('/administration/contract', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Een contract met zijn eerste order maken',
  query: Preview,
  body: NewContract,
  status: 201,
  problems: [...orderProblems, 'contract_outside_employment', 'customer_inactive', 'reference_unknown'],
})

export const editContract = endpoint.patch('/administration/contract/{contractId}', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'De datums van een contract aanpassen',
  query: Preview,
  body: ContractEdit,
  problems: ['stale', 'period_reversed', 'months_after_end', 'contract_outside_employment', 'contract_start_refused'],
})

export const removeContract = endpoint.delete('/administration/contract/{contractId}', {
  access: 'admin',
  changes: ['contracts'],
  removes: true,
  summary: 'Een contract verwijderen dat door niets gebruikt wordt, met zijn orders',
  response: resource({}),
  problems: ['record_in_use'],
})

export const addOrder = endpoint.post('/administration/contract/{contractId}/order', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Een order toevoegen',
  body: NewOrder,
  status: 201,
  problems: orderProblems,
})

export const editOrder = endpoint.patch('/administration/contract/{contractId}/order', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Een order aanpassen',
  body: OrderEdit,
  problems: ['stale', ...orderProblems],
})

export const removeOrder = endpoint.delete('/administration/contract/{contractId}/order/{orderId}', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Een order verwijderen die geen shift prijst en op geen factuur staat',
  problems: ['record_in_use'],
})

export const editHourlyRate = endpoint.patch('/administration/contract/{contractId}/hourlyrate', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Het uurtarief van de order die vandaag geldt',
  /** `version` is the version of the order (the period with this hourly rate), not of the contract. */
  body: z.object({ baseHourlyRate: rate, version }),
  problems: ['stale', 'no_order_today'],
})

export const RateChange = z.object({ startDate: day('startdatum order'), baseHourlyRate: rate })

/** Ends an order and adds the next one in one step, so that no day is without an hourly rate. */
export const changeRate = endpoint.post('/administration/contract/{contractId}/rateChange', {
  access: 'admin',
  changes: ['contracts'],
  answers: contract,
  summary: 'Een nieuw uurtarief vanaf een dag: de lopende order eindigt de dag ervoor',
  body: RateChange,
  status: 201,
  problems: ['no_order_on_day', 'order_starts_on_day'],
})
