import type { addAccountingCost as call } from '@uurwerk/contract/invoicing/accountingCosts'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRegimesExist, listOwnExemptions } from '../vatRegimes/vatRegimeStore.ts'
import { accountingCostsAnswer } from './accountingCostsAnswer.ts'
import { insertAccountingCost } from '../../timesheets/freeCosts/accountingCostStore.ts'

export async function addAccountingCost({ tx, actor, now }: CommandContext, input: BodyOf<typeof call>) {
  assertRegimesExist([input.vatRegime], await listOwnExemptions(tx))
  const fields = { ...input, vatRegime: input.vatRegime ?? null, active: true }
  const entityId = await refusedWhenTaken({ accounting_costs_name: { code: 'accounting_cost_name_taken' } }, () =>
    insertAccountingCost(tx, fields),
  )
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add accounting cost',
    entity: 'accounting cost',
    entityId,
    after: fields,
  })
  return accountingCostsAnswer(tx)
}
