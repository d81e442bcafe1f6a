import type { CustomerEdit } from '@uurwerk/contract/customers'
import { warningText } from '@uurwerk/contract/warnings'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/warningOnVatNumber'
import type { z } from 'zod'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { customerDto } from './customerDto.ts'
import { customerFieldsOf } from './customerFieldsOf.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { demandCustomerVersion } from './demandCustomerVersion.ts'
import { demandParent } from './demandParent.ts'
import { saveCustomer } from './saveCustomer.ts'
import { withRepricing } from './withRepricing.ts'

type Asked = z.output<typeof CustomerEdit> & { readonly id: number; readonly preview: boolean }

export async function editCustomer(context: CommandContext, { id, preview, ...input }: Asked) {
  const { tx } = context
  const locked = await lockCustomers(tx, [id, input.parentCompanyId ?? id])
  const before = orNotFound(await selectCustomer(tx, id))
  await demandCustomerVersion(tx, before, input.version)
  const fields = customerFieldsOf(input, before.fields)
  const movesBelow = fields.parentId !== before.fields.parentId ? fields.parentId : null
  demandParent(locked, { customerId: id, hasSubdivisions: before.subdivisions.length > 0, parentId: movesBelow })
  const addresses = input.confirmedEmailDtos?.map(({ emailAddress }) => emailAddress)
  const saving = { before, fields, addresses, rates: input.bonusRatesList, action: 'edit customer' as const }
  const warning = fields.vat === before.fields.vat ? null : warningOnVatNumber(fields)
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(context, saving)
    return { saved: [{ before, after }], answer: { ...customerDto(after), ...warningText([warning]) } }
  })
}
