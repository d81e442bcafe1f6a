import { refusalToKeepPattern } from '@uurwerk/domain/planning/patterns/refusalToKeepPattern'
import type { ShiftPattern } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import { mondayOf } from '@uurwerk/domain/time/week'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  deletePattern,
  insertPattern,
  listPatternShiftTypes,
  readPatterns,
  updatePattern,
  type ShiftPatternRow,
} from './shiftPatternStore.ts'

type OwnContract = { readonly contractId: number; readonly personId: number }
type OwnPattern = { readonly contractId: number; readonly patternId: number }
type Wanted = ShiftPattern & { readonly contractId: number; readonly name: string }

/** The patterns of one of the caller's contracts, sorted by name (rule planning-80). */
export async function listShiftPatterns(db: Database, mine: OwnContract) {
  const { patterns } = orNotFound(await readPatterns(db, mine))
  return {
    _embedded: { shiftPatternDtoList: [...patterns].map(({ days, ...rest }) => ({ ...rest, days: [...days] })) },
  }
}

/** The caller must be allowed to plan each shift type in the pattern (rules planning-80, planning-86). */
export async function createShiftPattern(context: CommandContext, wanted: Wanted) {
  const { tx, actor } = context
  const others = await lockedPatterns(context, wanted)
  const pattern = await allowedPattern(context, wanted, others)
  const id = await insertPattern(tx, pattern)
  await record(context, 'add shift pattern', { id, contractId: wanted.contractId, after: pattern })
  return listShiftPatterns(tx, { contractId: wanted.contractId, personId: actor.personId })
}

/** Changes a pattern of the caller. The shifts planned with it do not change (rule planning-89). */
export async function editShiftPattern(context: CommandContext, { patternId, ...wanted }: Wanted & OwnPattern) {
  const { tx, actor } = context
  const all = await lockedPatterns(context, wanted)
  const before = orNotFound(all.find(({ id }) => id === patternId))
  const others = all.filter(({ id }) => id !== patternId)
  const pattern = await allowedPattern(context, wanted, others)
  await updatePattern(tx, patternId, pattern)
  await record(context, 'edit shift pattern', {
    id: patternId,
    contractId: wanted.contractId,
    before,
    after: pattern,
  })
  return listShiftPatterns(tx, { contractId: wanted.contractId, personId: actor.personId })
}

/** Removes a pattern of the caller. Shifts that were planned with the pattern stay. */
export async function removeShiftPattern(context: CommandContext, { contractId, patternId }: OwnPattern) {
  const { tx, actor } = context
  const all = await lockedPatterns(context, { contractId })
  const before = orNotFound(all.find(({ id }) => id === patternId))
  await deletePattern(tx, patternId)
  await record(context, 'remove shift pattern', { id: patternId, contractId, before })
  return listShiftPatterns(tx, { contractId, personId: actor.personId })
}

async function lockedPatterns({ tx, actor }: CommandContext, { contractId }: Pick<Wanted, 'contractId'>) {
  const { personId } = actor
  lockPerson(tx, personId)
  return orNotFound(await readPatterns(tx, { contractId, personId })).patterns
}

async function allowedPattern(
  { tx }: CommandContext,
  wanted: Wanted,
  others: readonly ShiftPatternRow[],
): Promise<Wanted> {
  assertAllowed(
    refusalToKeepPattern(
      others.map(({ name }) => name),
      wanted.name,
    ),
  )
  const types = await listPatternShiftTypes(tx, wanted.contractId, wanted.days)
  for (const { shiftId } of wanted.days) {
    const type = types.find(({ id }) => id === shiftId)
    if (type === undefined) throw new RefusalError({ code: 'shift_type_of_other_customer' })
    assertAllowed(refusalToUseShiftType(type))
  }
  return { ...wanted, startsOn: mondayOf(wanted.startsOn) }
}

type Named = Pick<Wanted, 'name' | 'weeks' | 'days'>
type Change = {
  readonly id: number
  readonly contractId: number
  readonly before?: Named
  readonly after?: Named
}

const auditedPattern = ({ name, weeks, days }: Named) => ({
  name,
  weeks,
  shiftTypeIds: days.map(({ shiftId }) => shiftId),
})

async function record(
  context: CommandContext,
  action: 'add shift pattern' | 'edit shift pattern' | 'remove shift pattern',
  { id, contractId, before, after }: Change,
): Promise<void> {
  await recordCallerAct(context, {
    action,
    entity: 'shift pattern',
    entityId: id,
    contractId,
    personId: context.actor.personId,
    ...(before !== undefined && { before: auditedPattern(before) }),
    ...(after !== undefined && { after: auditedPattern(after) }),
  })
}
