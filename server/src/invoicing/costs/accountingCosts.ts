import { refusalToUseAccountingCost } from '@uurwerk/domain/invoicing/refusalToUseAccountingCost'
import type {
  addAccountingCost as adding,
  editAccountingCost as editing,
} from '@uurwerk/contract/invoicing/accountingCosts'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { assertAllowed, RefusalError, orNotFound } from '../../app/RefusalError.ts'
import {
  listAccountingCosts,
  insertAccountingCost,
  lockAccountingCost,
  updateAccountingCost,
  type AccountingCostRow,
} from '../../timesheets/freeCosts/accountingCostStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRegimesExist, listOwnExemptions } from '../vatRegimes/vatRegimeStore.ts'

type Chosen = Omit<AccountingCostRow, 'active'>

type Known = {
  readonly all: readonly AccountingCostRow[]
  /** The accounting costs of the stored record. The record may keep them, also when they are not active any more. */
  readonly alreadyUsed: readonly number[]
}

/** Throws a refusal when the accounting cost does not exist or cannot be chosen. */
export function accountingCostOf(input: { readonly id: number }, { all, alreadyUsed }: Known): Chosen {
  const chosen = all.find(({ id }) => id === input.id)
  if (chosen === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToUseAccountingCost(chosen, alreadyUsed))
  const { active: _, ...accountingCost } = chosen
  return accountingCost
}

export const accountingCostsAnswer = async (db: Database) => ({
  _embedded: { accountingCostDtos: await listAccountingCosts(db) },
})

/** Refuses a name that another accounting cost has (rule invoicing-131). */
export async function addAccountingCost(context: CommandContext, input: BodyOf<typeof adding>) {
  const { tx } = context
  assertRegimesExist([input.vatRegime], await listOwnExemptions(tx))
  const fields = { ...input, vatRegime: input.vatRegime ?? null, active: true }
  const entityId = await refusedWhenTaken({ accounting_costs_name: { code: 'accounting_cost_name_taken' } }, () =>
    insertAccountingCost(tx, fields),
  )
  await recordCallerAct(context, { action: 'add accounting cost', entity: 'accounting cost', entityId, after: fields })
  return accountingCostsAnswer(tx)
}

/** Refuses a name that another accounting cost has (rule invoicing-131). */
export async function editAccountingCost(context: CommandContext, id: number, input: BodyOf<typeof editing>) {
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
