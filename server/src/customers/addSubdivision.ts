import { refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { demand, found, Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockCustomers, selectCustomer, selectPlaces } from './customerStore.ts'
import { fieldsTakenOver } from './fieldsTakenOver.ts'
import { readCustomer } from './readCustomer.ts'
import { saveCustomer } from './saveCustomer.ts'
import { withRepricing } from './withRepricing.ts'

type Asked = {
  readonly parentId: number
  readonly subdivisionId: number
  readonly inheritWorkHours: boolean
  readonly preview: boolean
}

/** Puts a customer below another, so asked with that one's hours: once, later changes of them stay apart. */
export async function addSubdivision(writing: Writing, { parentId, subdivisionId, inheritWorkHours, preview }: Asked) {
  const { tx } = writing
  await lockCustomers(tx, [parentId, subdivisionId])
  const places = await selectPlaces(tx, [parentId, subdivisionId])
  const parentPlace = found(places.get(parentId))
  const place = places.get(subdivisionId)
  if (place === undefined) throw new Refused({ code: 'reference_unknown' })
  demand(refusalToAddSubdivision(parentPlace, place))
  const [parent, before] = [(await selectCustomer(tx, parentId))!, (await selectCustomer(tx, subdivisionId))!]
  const fields = {
    ...before.fields,
    ...fieldsTakenOver(parent.fields, inheritWorkHours ? ['customerHours'] : []),
    parentId,
  }
  return withRepricing(tx, preview, async () => {
    const after = await saveCustomer(writing, { before, fields, action: 'add subdivision' })
    return { saved: [{ before, after }], answer: await readCustomer(tx, parentId) }
  })
}
