import type { NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { refusalToActivateCustomer } from '@uurwerk/domain/customers/refusalToActivateCustomer'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { refusalsOfIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import { warningOnVatId } from '@uurwerk/domain/invoicing/vat/vatId'
import type { z } from 'zod'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { assertKnownFields } from '../app/assertKnownFields.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import type { CommandContext } from '../app/context.ts'
import { addNewEmails } from './confirmedEmails/confirmedEmails.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { insertRates, replaceRates, type BonusRateRow } from './bonusRates/bonusRateStore.ts'
import { customerDto } from './customerDto.ts'
import { customerFieldsOf, NEW_CUSTOMER } from './customerFieldsOf.ts'
import {
  insertCustomer,
  lockCustomers,
  readCustomerRow,
  updateCustomer,
  readActivationFacts,
  listActiveSubdivisions,
  updateActivity,
  type CustomerFields,
  type CustomerRow,
} from './customerStore.ts'
import { replaceCustomerEmails } from './confirmedEmails/confirmedEmailStore.ts'
import { assertParent } from './assertParent.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import { readCustomer } from './readCustomer.ts'
import { removeRecord } from '../app/removals/removeRecord.ts'
import { deleteCustomers, readUsesOfCustomers } from './customerUseStore.ts'

type Input = z.output<typeof NewCustomer>

export async function createCustomer(context: CommandContext, input: Input) {
  const { tx, now } = context
  assertKnownFields({ ...refusalsOfIdentity(input, input.invoiceAddress.country) })
  const fields = customerFieldsOf(input, NEW_CUSTOMER)
  if (fields.parentId !== null) {
    const locked = await lockCustomers(tx, [fields.parentId])
    assertParent(locked, { customerId: null, hasSubdivisions: false, parentId: fields.parentId })
  }
  const id = await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
    insertCustomer(tx, fields, now),
  )
  const addresses = input.confirmedEmailDtos.map(({ emailAddress }) => emailAddress)
  await addNewEmails(context, addresses)
  await replaceCustomerEmails(tx, id, addresses)
  await insertRates(tx, id, ratesOf(input))
  const row = (await readCustomerRow(tx, id))!
  await recordCallerAct(context, {
    action: 'create customer',
    entity: 'customer',
    entityId: id,
    after: auditedCustomer(row),
  })
  return { ...customerDto(row), ...warningText([warningOnVatNumber(fields), warningOnVatId(fields.vatId)]) }
}

/** The bonus rates of a new customer. When the form has no bonus rates, the customer gets the default rates. */
export const ratesOf = ({ isCustomBonusRates, bonusRatesList }: Input): BonusRateRow[] =>
  isCustomBonusRates
    ? bonusRatesList
    : BONUS_TYPES.map((bonusType) => ({ bonusType, percentage: DEFAULT_BONUS_RATES[bonusType] }))

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

/** The caller must already have locked the customer in the database. */
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
  const after = (await readCustomerRow(tx, id))!
  await recordCallerAct(context, {
    action,
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(before),
    after: auditedCustomer(after),
  })
  return after
}

/** An activation leaves the subdivisions inactive. Contracts and history stay (rules customers-13, customers-14). */
export async function setCustomerActivity(context: CommandContext, id: number, active: boolean) {
  const { tx } = context
  const locked = await lockCustomers(tx, [id, ...(active ? [] : await listActiveSubdivisions(tx, id))])
  const customer = orNotFound(locked.find((each) => each.id === id))
  if (active) assertAllowed(refusalToActivateCustomer(await readActivationFacts(tx, id)))
  const along = active ? [] : await listActiveSubdivisions(tx, id)
  const changed = customer.active === active ? along : [id, ...along]
  if (changed.length > 0) {
    // After the check above, another user can give this name to an active customer. The database then refuses this.
    await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
      updateActivity(tx, changed, active),
    )
  }
  for (const customerId of changed) {
    const action = active ? 'activate customer' : 'deactivate customer'
    const facts = { before: { active: !active }, after: { active } }
    await recordCallerAct(context, { action, entity: 'customer', entityId: customerId, ...facts })
  }
  return readCustomer(tx, id)
}

export async function removeCustomer(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx } = context
  await lockCustomers(tx, [id])
  const customer = orNotFound(await readCustomerRow(tx, id))
  const uses = await readUsesOfCustomers(tx, [id])
  await removeRecord(context, { entity: 'customer', id, uses, remove: () => deleteCustomers(tx, [id]) })
  await recordCallerAct(context, {
    action: 'remove customer',
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(customer),
  })
  return {}
}
