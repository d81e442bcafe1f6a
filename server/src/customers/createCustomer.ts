import type { NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { refusalsOfIdentity } from '@uurwerk/domain/invoicing/identityAsked'
import { warningOnVatId } from '@uurwerk/domain/invoicing/vatId'
import type { z } from 'zod'
import { assertKnownFields } from '../app/assertKnownFields.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import type { CommandContext } from '../app/context.ts'
import { addNewEmails } from './confirmedEmails/addNewEmails.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { insertRates, type BonusRateRow } from './bonusRates/bonusRateStore.ts'
import { customerDto } from './customerDto.ts'
import { customerFieldsOf, NEW_CUSTOMER } from './customerFieldsOf.ts'
import { insertCustomer, lockCustomers, selectCustomer } from './customerStore.ts'
import { replaceCustomerEmails } from './confirmedEmails/confirmedEmailStore.ts'
import { demandParent } from './demandParent.ts'

type Asked = z.output<typeof NewCustomer>

export async function createCustomer(context: CommandContext, input: Asked) {
  const { tx, now } = context
  assertKnownFields({ ...refusalsOfIdentity(input, input.invoiceAddress.country) })
  const fields = customerFieldsOf(input, NEW_CUSTOMER)
  if (fields.parentId !== null) {
    const locked = await lockCustomers(tx, [fields.parentId])
    demandParent(locked, { customerId: null, hasSubdivisions: false, parentId: fields.parentId })
  }
  const id = await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
    insertCustomer(tx, fields, now),
  )
  const addresses = input.confirmedEmailDtos.map(({ emailAddress }) => emailAddress)
  await addNewEmails(context, addresses)
  await replaceCustomerEmails(tx, id, addresses)
  await insertRates(tx, id, ratesOf(input))
  const row = (await selectCustomer(tx, id))!
  await recordCallerAct(context, {
    action: 'create customer',
    entity: 'customer',
    entityId: id,
    after: auditedCustomer(row),
  })
  return { ...customerDto(row), ...warningText([warningOnVatNumber(fields), warningOnVatId(fields.vatId)]) }
}

/** The bonus rates of a new customer. When the form has no bonus rates, the customer gets the default rates. */
export const ratesOf = ({ isCustomBonusRates, bonusRatesList }: Asked): BonusRateRow[] =>
  isCustomBonusRates
    ? bonusRatesList
    : BONUS_TYPES.map((bonusType) => ({ bonusType, percentage: DEFAULT_BONUS_RATES[bonusType] }))
