import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, together } from '../fields.ts'
import { list } from '../hal.ts'
import { FreeCost } from './invoice.ts'
import { MonthCost } from './invoiceBodies.ts'

const FreeCosts = list('freeCostDtoList', FreeCost)

export const freeCosts = endpoint({
  method: 'GET',
  path: '/administration/invoice/{yearMonth}/{contractId}/{userId}/freeCost',
  access: 'admin',
  shows: ['invoices'],
  summary: 'De vrije kosten van een contract in een maand',
  response: FreeCosts,
})

export const addFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/freeCost',
  access: 'admin',
  changes: ['invoices'],
  answers: freeCosts,
  summary: 'Een vrije kost toevoegen',
  body: MonthCost,
  response: FreeCosts,
  status: 201,
  problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown', 'accounting_cost_inactive'],
})

export const removeFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/deleteFreeCost',
  access: 'admin',
  changes: ['invoices'],
  answers: freeCosts,
  summary: 'Een vrije kost verwijderen',
  body: z.object({ id: id('vrije kost') }),
  response: FreeCosts,
  problems: ['already_invoiced', 'no_contract_in_month'],
})

export const editFreeCost = endpoint({
  method: 'POST',
  path: '/administration/timesheet/{yearMonth}/{userId}/{contractId}/updateFreeCost',
  access: 'admin',
  changes: ['invoices'],
  answers: freeCosts,
  summary: 'Een vrije kost aanpassen; de oude is een controle dat niemand ze intussen veranderde',
  body: z.object({
    oldFreeCost: together(
      z.object({
        id: id('vrije kost'),
        description: z.string().optional(),
        amount: z.number().optional(),
        units: z.string().optional(),
        cost: z.number().optional(),
      }),
    ),
    newFreeCost: together(MonthCost),
  }),
  response: FreeCosts,
  problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown', 'accounting_cost_inactive', 'stale'],
})
