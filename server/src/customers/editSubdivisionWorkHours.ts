import type { workHoursFields } from '@uurwerk/contract/customers'
import type { z } from 'zod'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { customerDto } from './customerDto.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { demandCustomerVersion } from './demandCustomerVersion.ts'
import { saveCustomer } from './saveCustomer.ts'
import { withRepricing } from './withRepricing.ts'

type Asked = z.output<typeof workHoursFields> & {
  readonly id: number
  readonly subdivisionId: number
  readonly preview: boolean
}

/** The name, hours and supervisor of a subdivision, from its parent's page. */
export async function editSubdivisionWorkHours(
  writing: Writing,
  { id: parentId, subdivisionId, preview, ...asked }: Asked,
) {
  const { tx } = writing
  await lockCustomers(tx, [subdivisionId])
  const stored = await selectCustomer(tx, subdivisionId)
  const before = found(stored?.fields.parentId === parentId ? stored : null)
  await demandCustomerVersion(tx, before, asked.version)
  const fields = {
    ...before.fields,
    ...asked.customerHours,
    name: asked.name,
    abbreviation: asked.abbreviation,
    supervisorName: asked.supervisor.name,
    supervisorEmail: asked.supervisor.email,
  }
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(writing, { before, fields, action: 'edit work hours' })
    return { saved: [{ before, after }], answer: customerDto(after) }
  })
}
