import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import type { CommandContext } from '../app/context.ts'
import { addNewEmails } from './confirmedEmails/addNewEmails.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { replaceRates, type BonusRateRow } from './bonusRates/bonusRateStore.ts'
import { replaceCustomerEmails } from './confirmedEmails/confirmedEmailStore.ts'
import { selectCustomer, updateCustomer, type CustomerFields, type CustomerRow } from './customerStore.ts'

type Saving = {
  readonly before: CustomerRow
  readonly fields: CustomerFields
  /** The e-mail addresses of the customer. When undefined, the customer keeps the stored addresses. */
  readonly addresses?: readonly string[] | undefined
  /**
   * The bonus rates of the customer. When undefined, the customer keeps the stored rates. New rates change the price of
   * all months without an invoice (rule customers-33).
   */
  readonly rates?: readonly BonusRateRow[] | undefined
  readonly action: AuditAction
}

/** Saves a locked customer and returns its new state. */
export async function saveCustomer(
  context: CommandContext,
  { before, fields, addresses, rates, action }: Saving,
): Promise<CustomerRow> {
  const { tx } = context
  const { id } = before
  await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
    updateCustomer(tx, id, fields),
  )
  if (addresses !== undefined) {
    await addNewEmails(context, addresses)
    await replaceCustomerEmails(tx, id, addresses)
  }
  if (rates !== undefined) await replaceRates(tx, id, rates)
  const after = (await selectCustomer(tx, id))!
  await recordCallerAct(context, {
    action,
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(before),
    after: auditedCustomer(after),
  })
  return after
}
