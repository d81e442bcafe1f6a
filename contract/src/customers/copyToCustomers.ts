import { z } from 'zod'
import { BonusRate } from './customers.ts'
import { endpoint } from '../endpoint.ts'
import { flag, id, Preview } from '../fields.ts'
import { resource } from '../hal.ts'
import { Repricing } from './repricing.ts'

/** The maximum number of customers that get the shift types of another customer in one request. */
export const MOST_COPIED_TO = 500

const CopiedToCustomer = z.object({
  id: z.number(),
  name: z.string(),
  /** The names of the shift types that the customer gets. */
  added: z.array(z.string()),
  /** The names of the shift types that the customer already has. The customer keeps these. */
  kept: z.array(z.string()),
  /** The bonus rates of the customer before the copy. Null when the bonus rates do not change. */
  ratesBefore: z.array(BonusRate).nullable(),
})

const CopiedToCustomers = resource({
  customers: z.array(CopiedToCustomer),
  /** The id with which HR can undo the copying. Absent in a preview, and when no customer changed. */
  actId: z.number().optional(),
  /** The effect of the copied bonus rates on the prices. Only the answer to a preview contains this field. */
  repricing: Repricing.optional(),
})

/** Copies the active shift types of a customer, and optionally its bonus rates, to other customers. */
export const copyToCustomers = endpoint.post('/administration/customer/{id}/copy', {
  access: 'admin',
  changes: ['shiftTypes', 'customers', 'imports'],
  summary: 'De shift types en de bonustarieven van een klant naar andere klanten kopiëren',
  query: Preview,
  body: z.object({
    customers: z.array(id('klant')).min(1).max(MOST_COPIED_TO),
    shiftTypes: flag('shift types').default(true),
    bonusRates: flag('bonustarieven').default(false),
  }),
  response: CopiedToCustomers,
  problems: ['reference_unknown'],
})
