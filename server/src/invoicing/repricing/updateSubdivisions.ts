import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { refusalToAddSubdivision, type PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockCustomers, selectCustomer, selectPlaces } from '../../customers/customerStore.ts'
import { fieldsTakenOver } from '../../customers/fieldsTakenOver.ts'
import { readCustomer } from '../../customers/readCustomer.ts'
import { saveCustomer } from '../../customers/saveCustomer.ts'
import { withRepricing, type Saved } from './withRepricing.ts'

type Asked = {
  readonly parentId: number
  readonly subdivisions: readonly number[]
  readonly groups: readonly FieldGroup[]
  readonly preview: boolean
}

/**
 * Copies groups of fields from a customer to all listed customers. When one of these customers is refused, no customer
 * gets the fields. A listed customer that is not a subdivision becomes a subdivision (rule customers-23).
 */
export async function updateSubdivisions(context: CommandContext, { parentId, subdivisions, groups, preview }: Asked) {
  const { tx } = context
  const ids = [...new Set(subdivisions)]
  await lockCustomers(tx, [parentId, ...ids])
  const places = await selectPlaces(tx, [parentId, ...ids])
  const parentPlace = orNotFound(places.get(parentId))
  for (const id of ids) demandPlaceBelow(parentPlace, places.get(id))
  const parent = (await selectCustomer(tx, parentId))!
  const addresses = groups.includes('organisation') ? parent.emails.map(({ address }) => address) : undefined
  const rates = groups.includes('bonusRates') ? parent.bonusRates : undefined
  const copyTo = async (id: number): Promise<Saved> => {
    const before = (await selectCustomer(tx, id))!
    const fields = { ...before.fields, ...fieldsTakenOver(parent.fields, groups), parentId }
    return {
      before,
      after: await saveCustomer(context, { before, fields, addresses, rates, action: 'copy from parent' }),
    }
  }
  return withRepricing(tx, preview, async () => {
    const saved: Saved[] = []
    for (const id of ids) saved.push(await copyTo(id))
    return { saved, answer: await readCustomer(tx, parentId) }
  })
}

function demandPlaceBelow(parent: PlacedCustomer, customer: PlacedCustomer | undefined): void {
  if (customer === undefined) throw new RefusalError({ code: 'reference_unknown' })
  if (customer.parentId !== parent.id) assertAllowed(refusalToAddSubdivision(parent, customer))
}
