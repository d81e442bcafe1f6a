import type { rotationPatterns as endpoint } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { Day } from '@uurwerk/domain/time/day'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { lockedRotation, rotation, rotationPatterns } from './rotationPatterns.ts'
import {
  deleteFollower,
  insertFollower,
  readContractToFollow,
  updateEndOfFollower,
  type FollowerRow,
} from './rotationStore.ts'

type Answer = AnswerOf<typeof endpoint>

type Following = {
  readonly patternId: number
  readonly contractId: number
  readonly start: Day
  readonly end?: Day | null | undefined
  readonly firstWeek: number
}

const whenTaken = { contract_patterns_no_overlap: { code: 'contract_follows_pattern' } } as const

const auditOf = (patternId: number, { contractId, personId }: Pick<FollowerRow, 'contractId' | 'personId'>) =>
  ({ ...rotation(patternId), contractId, personId }) as const

/** A contract follows only one pattern at a time (rules rotation-2, rotation-8). */
export async function followPattern(context: CommandContext, input: Following): Promise<Answer> {
  const { tx, today } = context
  const { patternId, contractId, start, end = null, firstWeek } = input
  const pattern = await lockedRotation(context, patternId)
  const contract = orNotFound(await readContractToFollow(tx, contractId))
  if (contract.customerId !== pattern.customerId) throw new RefusalError({ code: 'contract_of_other_customer' })
  if (end !== null && end < start) throw new RefusalError({ code: 'period_reversed' })
  // The weeks of the pattern repeat. For a pattern of two weeks, week 3 is week 1 again.
  const week = ((firstWeek - 1) % pattern.weeks) + 1
  await refusedWhenTaken(whenTaken, () => insertFollower(tx, { patternId, contractId, start, end, firstWeek: week }))
  await recordCallerAct(context, {
    ...auditOf(patternId, { contractId, personId: contract.personId }),
    action: 'follow rotation pattern',
    after: { name: pattern.name, from: start, to: end, week },
  })
  return rotationPatterns(tx, today)
}

type OneFollower = { readonly patternId: number; readonly followerId: number }

async function lockedFollower(context: CommandContext, { patternId, followerId }: OneFollower) {
  const { followers, name } = await lockedRotation(context, patternId)
  return { name, follower: orNotFound(followers.find(({ id }) => id === followerId)) }
}

type Ending = OneFollower & { readonly version?: number | undefined; readonly end?: Day | null | undefined }

/** Changes the last day on which a contract follows a pattern (rule rotation-2). */
export async function endFollowing(context: CommandContext, input: Ending): Promise<Answer> {
  const { tx, today } = context
  const { patternId, version, end = null } = input
  const { name, follower } = await lockedFollower(context, input)
  await assertVersion(tx, { ...rotation(patternId), stored: follower.version, sent: version, current: () => follower })
  if (end !== null && end < follower.start) throw new RefusalError({ code: 'period_reversed' })
  await refusedWhenTaken(whenTaken, () => updateEndOfFollower(tx, follower.id, end))
  await recordCallerAct(context, {
    ...auditOf(patternId, follower),
    action: 'follow rotation pattern',
    before: { name, to: follower.end },
    after: { name, to: end },
  })
  return rotationPatterns(tx, today)
}

/** Removes the record that a contract follows a pattern. The shifts that the pattern made stay (rule rotation-9). */
export async function stopFollowing(context: CommandContext, input: OneFollower): Promise<Answer> {
  const { tx, today } = context
  const { name, follower } = await lockedFollower(context, input)
  await deleteFollower(tx, follower.id)
  await recordCallerAct(context, {
    ...auditOf(input.patternId, follower),
    action: 'stop rotation pattern',
    before: { name, from: follower.start, to: follower.end },
  })
  return rotationPatterns(tx, today)
}
