import type {
  RotationPatternBody,
  rotationPatterns as endpoint,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import {
  refusalToKeepPattern,
  refusalToApplyPattern,
  refusalToRemovePattern,
} from '@uurwerk/domain/planning/patterns/refusalToKeepPattern'
import { isFilledTooShort } from '@uurwerk/domain/planning/patterns/rotation'
import { refusalToUseShiftType } from '@uurwerk/domain/planning/refusalToUseShiftType'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { lockCustomers, readCustomerRow } from '../../customers/customerStore.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  deleteRotation,
  insertRotation,
  listRotations,
  listRotationTypes,
  updateRotation,
  type PatternFields,
  type RotationRow,
} from './rotationStore.ts'

type Answer = AnswerOf<typeof endpoint>
type Input = z.output<typeof RotationPatternBody>

/** The patterns of HR, with the contracts that follow them (rules rotation-1, rotation-2). */
export async function rotationPatterns(db: Database, today: Day): Promise<Answer> {
  const rows = await listRotations(db)
  return {
    today,
    _embedded: {
      rotationPatternDtoList: rows.map(({ days, followers, ...pattern }) => ({
        ...pattern,
        days: [...days],
        followers: followers.map(({ contractEnd, ...follower }) => {
          const { start, end, filledUntil } = follower
          const isShort = isFilledTooShort({ today, period: { start, end }, contractEnd, filledUntil })
          return { ...follower, isShort }
        }),
        actions: {
          fill: refusalToApplyPattern({ followers }),
          relay: refusalToApplyPattern({ followers }),
          remove: refusalToRemovePattern({ followers }),
        },
      })),
    },
  }
}

/** The maximum number of names that HR's start page gets. */
const MOST_NAMES = 20

/** The contracts whose pattern is planned less than four weeks ahead, with the people's names (rule rotation-6). */
export async function patternsToFill(
  db: Database,
  today: Day,
): Promise<{ readonly patternsToFill: number; readonly peopleToFill: string[] }> {
  const { _embedded } = await rotationPatterns(db, today)
  const short = _embedded.rotationPatternDtoList.flatMap(({ followers }) => followers.filter(({ isShort }) => isShort))
  const names = new Set(short.map(({ personName }) => personName))
  return { patternsToFill: short.length, peopleToFill: [...names].slice(0, MOST_NAMES) }
}

/** Finds a pattern of HR and locks its customer, so that two HR users change the pattern one after the other. */
export async function lockedRotation({ tx }: Pick<CommandContext, 'tx'>, patternId: number): Promise<RotationRow> {
  const { customerId } = orNotFound((await listRotations(tx)).find(({ id }) => id === patternId))
  await lockCustomers(tx, [customerId])
  return orNotFound((await listRotations(tx)).find(({ id }) => id === patternId))
}

const audited = ({ name, weeks, days }: PatternFields) => ({
  name,
  weeks,
  shiftTypeIds: days.map(({ shiftId }) => shiftId),
})

export const rotation = (entityId: number) => ({ entity: 'rotation', entityId }) as const

/** HR must have made each shift type for the customer, and each shift type must be in use. */
async function checkedFields({ tx }: CommandContext, input: Input, patternId: number | null): Promise<PatternFields> {
  const { customerId, name, weeks, days } = input
  const others = (await listRotations(tx)).filter((each) => each.customerId === customerId && each.id !== patternId)
  assertAllowed(
    refusalToKeepPattern(
      others.map((other) => other.name),
      name,
    ),
  )
  const types = await listRotationTypes(tx, customerId, [...new Set(days.map(({ shiftId }) => shiftId))])
  for (const { shiftId } of days) {
    const type = types.find(({ id }) => id === shiftId)
    if (type === undefined) throw new RefusalError({ code: 'shift_type_of_other_customer' })
    assertAllowed(refusalToUseShiftType(type))
  }
  return { customerId, name, weeks, days }
}

/** Makes a pattern for a customer (rule rotation-1). */
export async function addRotationPattern(context: CommandContext, input: Input): Promise<Answer> {
  const { tx, today } = context
  await lockCustomers(tx, [input.customerId])
  orNotFound(await readCustomerRow(tx, input.customerId))
  const fields = await checkedFields(context, input, null)
  const id = await insertRotation(tx, fields)
  await recordCallerAct(context, {
    ...rotation(id),
    action: 'add rotation pattern',
    after: { customerId: fields.customerId, ...audited(fields) },
  })
  return rotationPatterns(tx, today)
}

type Changed = Input & { readonly patternId: number }

/** Changes a pattern. The planned shifts do not change (rule rotation-1). */
export async function editRotationPattern(
  context: CommandContext,
  { patternId, version, ...input }: Changed,
): Promise<Answer> {
  const { tx, today } = context
  const pattern = await lockedRotation(context, patternId)
  await assertVersion(tx, { ...rotation(patternId), stored: pattern.version, sent: version, current: () => pattern })
  const fields = await checkedFields(context, { ...input, customerId: pattern.customerId }, patternId)
  await updateRotation(tx, patternId, fields)
  await recordCallerAct(context, {
    ...rotation(patternId),
    action: 'edit rotation pattern',
    before: audited(pattern),
    after: audited(fields),
  })
  return rotationPatterns(tx, today)
}

/** Removes a pattern that no contract follows (rule rotation-1). */
export async function removeRotationPattern(context: CommandContext, patternId: number): Promise<Answer> {
  const { tx, today } = context
  const pattern = await lockedRotation(context, patternId)
  assertAllowed(refusalToRemovePattern(pattern))
  await deleteRotation(tx, patternId)
  await recordCallerAct(context, {
    ...rotation(patternId),
    action: 'remove rotation pattern',
    before: { customerId: pattern.customerId, ...audited(pattern) },
  })
  return rotationPatterns(tx, today)
}
