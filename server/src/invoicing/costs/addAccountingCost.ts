import type { addAccountingCost as call } from '@uurwerk/contract/invoicing/accountingCosts'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRegimesExist, listOwnExemptions } from '../vatRegimes/vatRegimeStore.ts'
import { accountingCostsAnswer } from './accountingCostsAnswer.ts'
import { insertAccountingCost } from '../../timesheets/freeCosts/accountingCostStore.ts'

export async function addAccountingCost(context: CommandContext, input: BodyOf<typeof call>) {
  const { tx } = context
  assertRegimesExist([input.vatRegime], await listOwnExemptions(tx))
  const fields = { ...input, vatRegime: input.vatRegime ?? null, active: true }
  const entityId = await refusedWhenTaken({ accounting_costs_name: { code: 'accounting_cost_name_taken' } }, () =>
    insertAccountingCost(tx, fields),
  )
  await recordCallerAct(context, { action: 'add accounting cost', entity: 'accounting cost', entityId, after: fields })
  return accountingCostsAnswer(tx)
}
