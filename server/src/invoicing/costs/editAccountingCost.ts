import type { editAccountingCost as call } from '@uurwerk/contract/invoicing/accountingCosts'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRegimesExist, listOwnExemptions } from '../vatRegimes/vatRegimeStore.ts'
import { accountingCostsAnswer } from './accountingCostsAnswer.ts'
import { lockAccountingCost, updateAccountingCost } from '../../timesheets/freeCosts/accountingCostStore.ts'

/** Changes an accounting cost. Existing invoices keep the name and the code of the moment when they were made. */
export async function editAccountingCost(context: CommandContext, id: number, input: BodyOf<typeof call>) {
  const { tx } = context
  const { id: _, ...before } = orNotFound(await lockAccountingCost(tx, id))
  assertRegimesExist([input.vatRegime], await listOwnExemptions(tx))
  const after = { ...input, vatRegime: input.vatRegime === undefined ? before.vatRegime : input.vatRegime }
  await refusedWhenTaken({ accounting_costs_name: { code: 'accounting_cost_name_taken' } }, () =>
    updateAccountingCost(tx, id, after),
  )
  await recordCallerAct(context, {
    action: 'edit accounting cost',
    entity: 'accounting cost',
    entityId: id,
    before,
    after,
  })
  return accountingCostsAnswer(tx)
}
