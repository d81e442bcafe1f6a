import { refusalToAddSubdivision, type PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import type { workHoursFields } from '@uurwerk/contract/customers/customerBodies'
import type { z } from 'zod'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockCustomers, readCustomerRow, listPlaces } from '../../customers/customerStore.ts'
import { fieldsTakenOver } from '../../customers/fieldsTakenOver.ts'
import { readCustomer, assertCustomerVersion } from '../../customers/readCustomer.ts'
import { saveCustomer } from '../../customers/customerChanges.ts'
import { withRepricing, type SavedPrices } from './withRepricing.ts'
import { customerDto } from '../../customers/customerDto.ts'

type Adding = {
  readonly parentId: number
  readonly subdivisionId: number
  readonly inheritWorkHours: boolean
  readonly preview: boolean
}

/** The subdivision gets a copy of the parent's hours on request; later changes are not copied (rule customers-19). */
export async function addSubdivision(
  context: CommandContext,
  { parentId, subdivisionId, inheritWorkHours, preview }: Adding,
) {
  const { tx } = context
  await lockCustomers(tx, [parentId, subdivisionId])
  const places = await listPlaces(tx, [parentId, subdivisionId])
  const parentPlace = orNotFound(places.get(parentId))
  const place = places.get(subdivisionId)
  if (place === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToAddSubdivision(parentPlace, place))
  const [parent, before] = [(await readCustomerRow(tx, parentId))!, (await readCustomerRow(tx, subdivisionId))!]
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

type Update = {
  readonly parentId: number
  readonly subdivisions: readonly number[]
  readonly groups: readonly FieldGroup[]
  readonly preview: boolean
}

/**
 * Copies groups of fields from a customer to all listed customers. When one of these customers is refused, no customer
 * gets the fields. A listed customer that is not a subdivision becomes a subdivision (rule customers-23).
 */
export async function updateSubdivisions(context: CommandContext, { parentId, subdivisions, groups, preview }: Update) {
  const { tx } = context
  const ids = [...new Set(subdivisions)]
  await lockCustomers(tx, [parentId, ...ids])
  const places = await listPlaces(tx, [parentId, ...ids])
  const parentPlace = orNotFound(places.get(parentId))
  for (const id of ids) assertPlaceBelow(parentPlace, places.get(id))
  const parent = (await readCustomerRow(tx, parentId))!
  const addresses = groups.includes('organisation') ? parent.emails.map(({ address }) => address) : undefined
  const rates = groups.includes('bonusRates') ? parent.bonusRates : undefined
  const copyTo = async (id: number): Promise<SavedPrices> => {
    const before = (await readCustomerRow(tx, id))!
    const fields = { ...before.fields, ...fieldsTakenOver(parent.fields, groups), parentId }
    return {
      before,
      after: await saveCustomer(context, { before, fields, addresses, rates, action: 'copy from parent' }),
    }
  }
  return withRepricing(tx, preview, async () => {
    const saved: SavedPrices[] = []
    for (const id of ids) saved.push(await copyTo(id))
    return { saved, answer: await readCustomer(tx, parentId) }
  })
}

function assertPlaceBelow(parent: PlacedCustomer, customer: PlacedCustomer | undefined): void {
  if (customer === undefined) throw new RefusalError({ code: 'reference_unknown' })
  if (customer.parentId !== parent.id) assertAllowed(refusalToAddSubdivision(parent, customer))
}

type WorkHours = z.output<typeof workHoursFields> & {
  readonly id: number
  readonly subdivisionId: number
  readonly preview: boolean
}

/** Saves the name, hours and supervisor of a subdivision from the page of its parent (rule customers-24). */
export async function editSubdivisionWorkHours(
  context: CommandContext,
  { id: parentId, subdivisionId, preview, ...input }: WorkHours,
) {
  const { tx } = context
  await lockCustomers(tx, [subdivisionId])
  const stored = await readCustomerRow(tx, subdivisionId)
  const before = orNotFound(stored?.fields.parentId === parentId ? stored : null)
  await assertCustomerVersion(tx, before, input.version)
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
