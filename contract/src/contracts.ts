import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, euros, id, optionalText, version } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { ShiftType } from './customers.ts'

export const Order = z.object({
  id: z.number(),
  version: z.number(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  baseHourlyRate: z.number(),
  message: z.string(),
  internalReference: z.string(),
  externalReference: z.string(),
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
  orders: z.array(Order),
  ...Warning,
})

const orderFields = {
  startDate: day('startdatum order'),
  endDate: day('einddatum order').nullish(),
  baseHourlyRate: euros('uurtarief', 0, 10_000),
  /** The external reference under its older name. */
  message: optionalText('externe referentie', 255),
  internalReference: optionalText('interne referentie', 255),
  externalReference: optionalText('externe referentie', 255),
}

export const NewOrder = z.object(orderFields)
export const NewContract = z.object({
  userId: id('gebruiker'),
  customerId: id('klant'),
  startDate: day('startdatum'),
  endDate: day('einddatum').nullish(),
  reference: optionalText('referentie', 255),
  order: NewOrder,
})

const orderProblems = ['period_reversed', 'order_outside_contract', 'order_overlap'] as const

/** The employee's own contracts of a month, with what can be planned on them. */
export const monthContracts = endpoint({
  method: 'GET',
  path: '/contract/{yearMonth}/all',
  access: 'user',
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

export const contractAvailability = endpoint({
  method: 'GET',
  path: '/contract/{contractId}/{yearMonth}/availability',
  access: 'user',
  summary: 'Of er een vorige en een volgende maand is',
  response: resource({ previousMonthAvailable: z.boolean(), nextMonthAvailable: z.boolean() }),
})

export const personMonthContracts = endpoint({
  method: 'GET',
  path: '/administration/contract/{yearMonth}/all/{userId}',
  access: 'admin',
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

export const contract = endpoint({
  method: 'GET',
  path: '/administration/contract/{contractId}',
  access: 'admin',
  summary: 'Een contract met zijn orders',
  response: Contract,
})

export const createContract = endpoint({
  method: 'POST',
  path: '/administration/contract',
  access: 'admin',
  summary: 'Een contract met zijn eerste order maken',
  body: NewContract,
  response: Contract,
  status: 201,
  problems: [...orderProblems, 'contract_outside_employment', 'customer_inactive', 'reference_unknown'],
})

export const editContract = endpoint({
  method: 'PATCH',
  path: '/administration/contract/{contractId}',
  access: 'admin',
  summary: 'De datums van een contract aanpassen',
  body: z.object({ startDate: day('startdatum').optional(), endDate: day('einddatum').nullish(), reference: optionalText('referentie', 255).optional(), version }),
  response: Contract,
  problems: ['stale', 'period_reversed', 'months_after_end', 'contract_outside_employment', 'contract_start_refused'],
})

export const addOrder = endpoint({
  method: 'POST',
  path: '/administration/contract/{contractId}/order',
  access: 'admin',
  summary: 'Een order toevoegen',
  body: NewOrder,
  response: Contract,
  status: 201,
  problems: orderProblems,
})

export const editOrder = endpoint({
  method: 'PATCH',
  path: '/administration/contract/{contractId}/order',
  access: 'admin',
  summary: 'Een order aanpassen',
  body: z.object({ id: id('order'), ...orderFields, version }),
  response: Contract,
  problems: ['stale', ...orderProblems],
})

export const editHourlyRate = endpoint({
  method: 'PATCH',
  path: '/administration/contract/{contractId}/hourlyrate',
  access: 'admin',
  summary: 'Het uurtarief van de order die vandaag geldt',
  body: z.object({ baseHourlyRate: euros('uurtarief', 0, 10_000) }),
  response: Contract,
  problems: ['no_order_today'],
})
