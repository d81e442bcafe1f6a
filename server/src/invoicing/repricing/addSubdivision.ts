import { refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockCustomers, selectCustomer, selectPlaces } from '../../customers/customerStore.ts'
import { fieldsTakenOver } from '../../customers/fieldsTakenOver.ts'
import { readCustomer } from '../../customers/readCustomer.ts'
import { saveCustomer } from '../../customers/saveCustomer.ts'
import { withRepricing } from './withRepricing.ts'

type Asked = {
  readonly parentId: number
  readonly subdivisionId: number
  readonly inheritWorkHours: boolean
  readonly preview: boolean
}

/**
 * Makes one customer a subdivision of another customer. On request of HR, the subdivision gets a copy of the hours of
 * the parent; later changes of these hours are not copied (rule customers-19).
 */
export async function addSubdivision(
  context: CommandContext,
  { parentId, subdivisionId, inheritWorkHours, preview }: Asked,
) {
  const { tx } = context
  await lockCustomers(tx, [parentId, subdivisionId])
  const places = await selectPlaces(tx, [parentId, subdivisionId])
  const parentPlace = orNotFound(places.get(parentId))
  const place = places.get(subdivisionId)
  if (place === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToAddSubdivision(parentPlace, place))
  const [parent, before] = [(await selectCustomer(tx, parentId))!, (await selectCustomer(tx, subdivisionId))!]
  const fields = {
    ...before.fields,
    ...fieldsTakenOver(parent.fields, inheritWorkHours ? ['customerHours'] : []),
    parentId,
  }
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(context, { before, fields, action: 'add subdivision' })
    return { saved: [{ before, after }], answer: await readCustomer(tx, parentId) }
  })
}
