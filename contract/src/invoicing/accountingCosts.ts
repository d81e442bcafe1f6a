import { SEEDED_REGIMES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, text } from '../fields.ts'
import { list } from '../hal.ts'
import { AccountingCost } from '../timesheets/freeCost.ts'
import { RegimeCode, regimeChoice } from '../customers/regimeCode.ts'

const AccountingCosts = list(
  'accountingCostDtos',
  AccountingCost.extend({ active: z.boolean(), vatRegime: RegimeCode.nullable() }),
)

const fields = {
  name: text('naam', { max: 60 }),
  billingCode: text('boekhoudcode', { max: 20 }),
  /** When null, a free cost with this accounting code has the VAT regime of its invoice. */
  vatRegime: regimeChoice(SEEDED_REGIMES).nullish(),
}

export const AccountingCostBody = z.object({ ...fields, active: flag('actief').default(true) })

/** Free costs are cost lines that HR types. `active` is false for an inactive code. */
export const accountingCosts = endpoint.get('/administration/accountingcost/all', {
  access: 'admin',
  shows: ['settings'],
  summary: 'De soorten boekhoudkosten',
  response: AccountingCosts,
})

export const addAccountingCost = endpoint.post('/administration/accountingcost', {
  access: 'admin',
  changes: ['settings'],
  answers: accountingCosts,
  summary: 'Een boekhoudkost toevoegen',
  body: z.object(fields),
  status: 201,
  problems: ['accounting_cost_name_taken'],
})

export const editAccountingCost = endpoint.put('/administration/accountingcost/{id}', {
  access: 'admin',
  changes: ['settings'],
  answers: accountingCosts,
  summary: 'Een boekhoudkost aanpassen of niet meer aanbieden',
  body: AccountingCostBody,
  problems: ['accounting_cost_name_taken'],
})
