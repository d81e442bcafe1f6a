import type { workHoursFields } from '@uurwerk/contract/customers/customerBodies'
import type { z } from 'zod'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { customerDto } from '../../customers/customerDto.ts'
import { lockCustomers, selectCustomer } from '../../customers/customerStore.ts'
import { demandCustomerVersion } from '../../customers/demandCustomerVersion.ts'
import { saveCustomer } from '../../customers/saveCustomer.ts'
import { withRepricing } from './withRepricing.ts'

type Asked = z.output<typeof workHoursFields> & {
  readonly id: number
  readonly subdivisionId: number
  readonly preview: boolean
}

/** Saves the name, hours and supervisor of a subdivision from the page of its parent (rule customers-24). */
export async function editSubdivisionWorkHours(
  context: CommandContext,
  { id: parentId, subdivisionId, preview, ...input }: Asked,
) {
  const { tx } = context
  await lockCustomers(tx, [subdivisionId])
  const stored = await selectCustomer(tx, subdivisionId)
  const before = orNotFound(stored?.fields.parentId === parentId ? stored : null)
  await demandCustomerVersion(tx, before, input.version)
  const fields = {
    ...before.fields,
    ...input.customerHours,
    name: input.name,
    abbreviation: input.abbreviation,
    supervisorName: input.supervisor.name,
    supervisorEmail: input.supervisor.email,
  }
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(context, { before, fields, action: 'edit work hours' })
    return { saved: [{ before, after }], answer: customerDto(after) }
  })
}
