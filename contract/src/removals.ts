import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { resource } from './hal.ts'
import { messages } from './messages.ts'

/** The kinds of records that HR can remove when they were made by mistake. */
const removable = ['person', 'customer', 'contract', 'order', 'shift type', 'hr employer'] as const

export type Removable = (typeof removable)[number]

export const RemovedRecord = z.object({ entity: z.enum(removable, messages.invalid('soort')), id: id('id') })

export const undoRemoval = endpoint.post('/administration/removal/undo', {
  access: 'admin',
  changes: ['people', 'customers', 'contracts', 'shiftTypes', 'settings'],
  summary: 'Het verwijderen van een gebruiker, klant, contract, order, shift type of HR werkgever ongedaan maken',
  body: RemovedRecord,
  response: resource({}),
  problems: [
    'nothing_to_undo',
    'period_reversed',
    'contract_outside_employment',
    'customer_inactive',
    'order_outside_contract',
    'order_overlap',
    'parent_unusable',
  ],
})
