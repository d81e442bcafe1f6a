import type { copyToCustomers as copyToCustomersCall } from '@uurwerk/contract/customers/copyToCustomers'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import { shiftTypesToCopy } from '@uurwerk/domain/customers/shiftTypesToCopy'
import { insertAct } from '../../app/acts/insertActStore.ts'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { bonusRateDto } from '../../customers/bonusRates/bonusRateDto.ts'
import type { BonusRateRow } from '../../customers/bonusRates/bonusRateStore.ts'
import {
  insertCopiedRates,
  listCustomersToCopyTo,
  replaceRatesOfMany,
  type CustomerToCopyTo,
} from '../../customers/copyStore.ts'
import { lockCustomers, readCustomerRow, type CustomerRow } from '../../customers/customerStore.ts'
import { insertShiftTypes, listShiftTypesOf } from '../../customers/shiftTypes/shiftTypesOfManyStore.ts'
import { withRepricing } from './withRepricing.ts'

type Input = BodyOf<typeof copyToCustomersCall> & { readonly sourceId: number; readonly preview: boolean }

/**
 * Copies the active shift types of a customer to all listed customers, and also its bonus rates when HR asks for that.
 * When one of the listed customers does not exist, nothing is copied (rules customers-49, customers-55, customers-50).
 */
export async function copyToCustomers(context: CommandContext, { sourceId, customers, preview, ...groups }: Input) {
  const { tx } = context
  const ids = [...new Set(customers)].filter((id) => id !== sourceId)
  await lockCustomers(tx, [sourceId, ...ids])
  const source = orNotFound(await readCustomerRow(tx, sourceId))
  const targets = await listCustomersToCopyTo(tx, ids)
  if (targets.length < ids.length) throw new RefusalError({ code: 'reference_unknown' })
  return withRepricing(tx, preview, async () => {
    const types = groups.shiftTypes ? await copyTypes(context, source, targets) : null
    const changed = groups.bonusRates ? targets.filter(hasOtherRates(source.bonusRates)) : []
    const changedIds = new Set(changed.map(({ id }) => id))
    await replaceRatesOfMany(tx, [...changedIds], source.bonusRates)
    const copied = targets.map((target) => ({
      target,
      ...(types?.get(target.id) ?? { ids: [], added: [], kept: [] }),
      ratesBefore: changedIds.has(target.id) ? target.bonusRates : null,
    }))
    await recordCopies(context, source, copied)
    const actId = preview ? null : await insertCopyAct(context, source, copied)
    return {
      saved: changed.map((before) => ({ before, after: { ...before, bonusRates: source.bonusRates } })),
      answer: {
        ...(actId !== null && { actId }),
        customers: copied.map(({ target: { id, name }, added, kept, ratesBefore }) => ({
          id,
          name,
          added: added.map((type) => type.name),
          kept: kept.map((type) => type.name),
          ratesBefore: ratesBefore?.map(bonusRateDto) ?? null,
        })),
      },
    }
  })
}

/** Inserts only the missing shift types. Returns for each customer the new and the kept shift types. */
async function copyTypes({ tx }: CommandContext, source: CustomerRow, targets: readonly CustomerToCopyTo[]) {
  const wanted = source.shiftTypes.filter(({ active, archived }) => active && !archived)
  const stored = Map.groupBy(
    await listShiftTypesOf(
      tx,
      targets.map(({ id }) => id),
    ),
    ({ customerId }) => customerId,
  )
  const split = targets.map(({ id }) => ({ customerId: id, ...shiftTypesToCopy(wanted, stored.get(id) ?? []) }))
  const ids = await insertShiftTypes(
    tx,
    split.flatMap(({ customerId, added }) =>
      added.map((type) => ({ ...type, customerId, qualificationId: type.qualification?.id ?? null })),
    ),
  )
  let taken = 0
  return new Map(
    split.map(({ customerId, added, kept }) => {
      taken += added.length
      return [customerId, { ids: ids.slice(taken - added.length, taken), added, kept }]
    }),
  )
}

const ratesIn = (rates: readonly BonusRateRow[]): BonusRates =>
  Object.fromEntries(rates.map(({ bonusType, percentage }) => [bonusType, percentage]))

/** Both lists of rates are sorted by bonus type, so they can be compared as text. */
const hasOtherRates =
  (rates: readonly BonusRateRow[]) =>
  ({ bonusRates }: CustomerToCopyTo): boolean =>
    JSON.stringify(ratesIn(bonusRates)) !== JSON.stringify(ratesIn(rates))

type Copy = {
  readonly target: CustomerToCopyTo
  readonly ids: readonly number[]
  readonly ratesBefore: readonly BonusRateRow[] | null
}

const hasChanged = ({ ids, ratesBefore }: Copy): boolean => ids.length > 0 || ratesBefore !== null

/** Stores the copy as an action that HR can undo (rule customers-51). Returns its id; null when no customer changed. */
async function insertCopyAct(
  { tx, actor, now }: CommandContext,
  source: CustomerRow,
  copies: readonly Copy[],
): Promise<number | null> {
  const made = copies.filter(hasChanged).length
  if (made === 0) return null
  const act = { kind: 'customerCopies', fileName: source.fields.name, made, actorId: actor.personId, now } as const
  const types = copies.flatMap(({ ids }) => ids.map((id) => ({ entity: 'shift type', id }) as const))
  const actId = await insertAct(tx, act, types)
  const rates = copies.flatMap(({ target, ratesBefore: before }) =>
    before === null ? [] : [{ customerId: target.id, before, after: source.bonusRates }],
  )
  await insertCopiedRates(tx, actId, rates)
  return actId
}

async function recordCopies(context: CommandContext, source: CustomerRow, copies: readonly Copy[]) {
  await recordCallerActs(
    context,
    copies.filter(hasChanged).map(({ target, ids, ratesBefore }) => ({
      action: 'copy from customer' as const,
      entity: 'customer' as const,
      entityId: target.id,
      before: ratesIn(ratesBefore ?? []),
      after: {
        copiedFrom: source.id,
        ...(ids.length > 0 ? { shiftTypeIds: ids } : {}),
        ...(ratesBefore === null ? {} : ratesIn(source.bonusRates)),
      },
    })),
  )
}
