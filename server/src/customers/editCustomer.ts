import type { CustomerEdit } from '@uurwerk/contract/customers'
import type { z } from 'zod'
import { demandVersion } from '../audit/demandVersion.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { found } from '../http/Refused.ts'
import { refusedWhenTaken } from '../http/refusedWhenTaken.ts'
import type { Writing } from '../http/route.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { insertNewEmails, replaceCustomerEmails } from './confirmedEmailStore.ts'
import { customerDto } from './customerDto.ts'
import { customerFieldsOf } from './customerFieldsOf.ts'
import { lockCustomers, selectCustomer, updateCustomer } from './customerStore.ts'
import { demandParent } from './demandParent.ts'

export async function editCustomer({ tx, actor, now }: Writing, id: number, asked: z.output<typeof CustomerEdit>) {
  const locked = await lockCustomers(tx, [id, asked.parentCompanyId ?? id])
  const before = found(await selectCustomer(tx, id))
  await demandVersion(tx, {
    entity: 'customer',
    entityId: id,
    stored: before.version,
    sent: asked.version,
    current: () => customerDto(before),
  })
  const fields = customerFieldsOf(asked, before.fields)
  const movesBelow = fields.parentId !== before.fields.parentId ? fields.parentId : null
  demandParent(locked, { customerId: id, hasSubdivisions: before.subdivisions.length > 0, parentId: movesBelow })
  await refusedWhenTaken({ customers_active_name: 'customer_name_taken' }, () => updateCustomer(tx, id, fields))
  if (asked.confirmedEmailDtos !== undefined) {
    const addresses = asked.confirmedEmailDtos.map(({ emailAddress }) => emailAddress)
    await insertNewEmails(tx, addresses, now)
    await replaceCustomerEmails(tx, id, addresses)
  }
  const after = (await selectCustomer(tx, id))!
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit customer',
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(before),
    after: auditedCustomer(after),
  })
  return customerDto(after)
}
