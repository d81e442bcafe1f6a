import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, together } from '../fields.ts'
import { list } from '../hal.ts'
import { FreeCost } from '../timesheets/freeCost.ts'
import { MonthCost } from './invoiceBodies.ts'

const FreeCosts = list('freeCostDtoList', FreeCost)

export const freeCosts = endpoint.get('/administration/invoice/{yearMonth}/{contractId}/{userId}/freeCost', {
  access: 'admin',
  shows: ['invoices'],
  summary: 'De vrije kosten van een contract in een maand',
  response: FreeCosts,
})

export const addFreeCost = endpoint.post('/administration/timesheet/{yearMonth}/{userId}/{contractId}/freeCost', {
  access: 'admin',
  changes: ['invoices'],
  answers: freeCosts,
  summary: 'Een vrije kost toevoegen',
  body: MonthCost,
  status: 201,
  problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown', 'accounting_cost_inactive'],
})

export const removeFreeCost = endpoint.post(
  '/administration/timesheet/{yearMonth}/{userId}/{contractId}/deleteFreeCost',
  {
    access: 'admin',
    changes: ['invoices'],
    answers: freeCosts,
    summary: 'Een vrije kost verwijderen',
    body: z.object({ id: id('vrije kost') }),
    problems: ['already_invoiced', 'no_contract_in_month'],
  },
)

export const editFreeCost = endpoint.post(
  '/administration/timesheet/{yearMonth}/{userId}/{contractId}/updateFreeCost',
  {
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
    problems: ['already_invoiced', 'no_contract_in_month', 'reference_unknown', 'accounting_cost_inactive', 'stale'],
  },
)
