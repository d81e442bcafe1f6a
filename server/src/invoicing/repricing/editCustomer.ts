import type { CustomerEdit } from '@uurwerk/contract/customers/customerBodies'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { refusalsOfIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import type { z } from 'zod'
import { assertKnownFields } from '../../app/assertKnownFields.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { customerDto } from '../../customers/customerDto.ts'
import { customerFieldsOf } from '../../customers/customerFieldsOf.ts'
import { lockCustomers, readCustomerRow } from '../../customers/customerStore.ts'
import { assertCustomerVersion } from '../../customers/readCustomer.ts'
import { assertParent } from '../../customers/assertParent.ts'
import { saveCustomer } from '../../customers/customerChanges.ts'
import { withRepricing } from './withRepricing.ts'

type Input = z.output<typeof CustomerEdit> & { readonly id: number; readonly preview: boolean }

export async function editCustomer(context: CommandContext, { id, preview, ...input }: Input) {
  const { tx } = context
  const locked = await lockCustomers(tx, [id, input.parentCompanyId ?? id])
  const before = orNotFound(await readCustomerRow(tx, id))
  await assertCustomerVersion(tx, before, input.version)
  assertKnownFields({ ...refusalsOfIdentity(input, input.invoiceAddress.country) })
  const fields = customerFieldsOf(input, before.fields)
  const movesBelow = fields.parentId !== before.fields.parentId ? fields.parentId : null
  assertParent(locked, { customerId: id, hasSubdivisions: before.subdivisions.length > 0, parentId: movesBelow })
  const addresses = input.confirmedEmailDtos?.map(({ emailAddress }) => emailAddress)
  const saving = { before, fields, addresses, rates: input.bonusRatesList, action: 'edit customer' as const }
  const warning = fields.vat === before.fields.vat ? null : warningOnVatNumber(fields)
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(context, saving)
    return { saved: [{ before, after }], answer: { ...customerDto(after), ...warningText([warning]) } }
  })
}
