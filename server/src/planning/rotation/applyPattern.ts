import type { TeamOperation, TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import type { FilledUntil, AppliedPatterns, AppliedShift } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { sentenceOf } from '@uurwerk/contract/problems'
import { warningSentences } from '@uurwerk/contract/planning/warnings'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { unavailableDayOf } from '@uurwerk/domain/planning/availability/availability'
import type { DayOfPattern } from '@uurwerk/domain/planning/patterns/shiftPattern'
import { refusalToFillPeriod } from '@uurwerk/domain/planning/patterns/refusalToFillPeriod'
import { patternChangesOf, type PatternChanges } from '@uurwerk/domain/planning/patterns/rotation'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { NO_AVAILABILITY, availabilityByPerson } from '../availability/availabilityByPerson.ts'
import { applyPossible } from '../team/applyTeamPlanning.ts'
import {
  insertPatternShifts,
  listFollowingContracts,
  storeFilledUntil,
  type FollowingContractRow,
} from './applyPatternStore.ts'
import { listRotationTypes, type RotationTypeRow } from './rotationStore.ts'

/** The maximum number of shifts that one request plans and removes together (rule rotation-10). */
const MOST_SHIFTS = 10_000

type Input = {
  readonly contractIds: readonly number[]
  readonly from: Day
  readonly to: Day
  readonly onHolidays?: boolean | undefined
  readonly onUnavailable?: boolean | undefined
  /** True when shifts that do not fit the pattern any more are removed first. */
  readonly isAgain: boolean
}

/**
 * Fills the empty days of contracts. `isAgain` first removes the later shifts that nobody changed and that no longer
 * fit the pattern. Shifts that cannot be planned are reported (rules rotation-3, rotation-4, rotation-5).
 */
export async function applyPattern(
  context: CommandContext,
  { preview, ...input }: Input & { readonly preview: boolean },
): Promise<AppliedPatterns> {
  assertAllowed(refusalToFillPeriod(input))
  const answer = await onlyPreviewed(context.tx, preview, () => plan(context, input))
  return preview ? { ...answer, undo: null } : answer
}

type Planned = { readonly row: FollowingContractRow; readonly day: Day; readonly typeName: string }
type Added = Planned & { readonly shiftId: number; readonly followedId: number }
type Skipped = AppliedPatterns['skipped'][number]

async function plan(context: CommandContext, input: Input): Promise<AppliedPatterns> {
  const { tx, today } = context
  const { from, to, contractIds, isAgain } = input
  const known = await listFollowingContracts(tx, [contractIds, from, to])
  await lockPeople(tx, [...new Set(known.map(({ personId }) => personId))])
  const rows = await listFollowingContracts(tx, [contractIds, from, to])
  const days = eachDay(from, to)
  const changes = rows.map((row) => ({
    row,
    ...patternChangesOf({ ...row, days, removesAfter: isAgain ? today : null }),
  }))
  if (changes.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0) > MOST_SHIFTS)
    throw new RefusalError({ code: 'too_many_operations', most: MOST_SHIFTS })
  const types = await typesOf(context, changes)
  const reasonToSkip = await skipsOf(context, input, { rows, types })
  const skipped: Skipped[] = []
  const added: Added[] = []
  const removed = changes.flatMap(({ row, removed: shifts }) => shifts.map((shift) => ({ row, shift })))
  for (const { row, added: wanted, taken } of changes) {
    const typeName = (shiftId: number) => types.get(shiftId)?.name ?? ''
    for (const { day, shiftId } of taken)
      skipped.push(skip({ row, day, typeName: typeName(shiftId) }, 'shift_already_planned', alreadyPlanned(day)))
    for (const each of wanted) {
      const planned = { row, typeName: typeName(each.shiftId), ...each }
      const reason = reasonToSkip(row, each)
      if (reason === null) added.push(planned)
      else skipped.push(skip(planned, reason.code, reason.message))
    }
  }
  const outcomes = await applyPossible(context, [...removed.map(removing), ...added.map(planning)])
  const ofAdded = added.map((each, place) => ({ each, outcome: outcomes[removed.length + place]! }))
  await insertPatternShifts(
    tx,
    ofAdded.flatMap(({ each, outcome }) =>
      outcome.id === null ? [] : [{ shiftId: outcome.id, followedId: each.followedId }],
    ),
  )
  const followedIds = rows.flatMap(({ followed }) => followed.map(({ id }) => id))
  const filledUntil = await storeFilledUntil(tx, { followedIds, from, to, today })
  const ofRemoved = removed.map((each, place) => ({ ...each, outcome: outcomes[place]! }))
  return {
    removed: ofRemoved.flatMap(({ row, shift, outcome }) =>
      outcome.code === null
        ? [laid({ row, day: shift.day, typeName: types.get(shift.shiftTypeId ?? 0)?.name ?? '' }, null)]
        : [],
    ),
    planned: ofAdded.flatMap(({ each, outcome }) => (outcome.code === null ? [laid(each, outcome.warning)] : [])),
    undo: undoOf(ofAdded, ofRemoved, filledUntil),
    skipped: [
      ...skipped,
      ...ofAdded.flatMap(({ each, outcome }) =>
        outcome.code === null ? [] : [skip(each, outcome.code, outcome.message ?? '')],
      ),
    ],
  }
}

type Outcome = TeamOutcomes['outcomes'][number]
type OfAdded = { readonly each: Added; readonly outcome: Outcome }
type OfRemoved = {
  readonly row: FollowingContractRow
  readonly shift: PatternChanges['removed'][number]
  readonly outcome: Outcome
}

/** The data that the caller needs to undo the call (rule rotation-7). */
const undoOf = (
  ofAdded: readonly OfAdded[],
  ofRemoved: readonly OfRemoved[],
  filledUntil: FilledUntil[],
): AppliedPatterns['undo'] => ({
  planned: ofAdded.flatMap(({ each: { row, day }, outcome: { id, version } }) =>
    id === null || version === null ? [] : [{ contractId: row.contractId, id, version, day }],
  ),
  removed: ofRemoved.flatMap(({ row, shift: { id, day, followerId }, outcome: { undoId } }) =>
    undoId === null || followerId === null ? [] : [{ contractId: row.contractId, id, day, undoId, followerId }],
  ),
  filledUntil,
})

const removing = ({
  row,
  shift,
}: {
  row: FollowingContractRow
  shift: PatternChanges['removed'][number]
}): TeamOperation => ({
  op: 'remove',
  contractId: row.contractId,
  id: shift.id,
  version: shift.version,
  day: shift.day,
})

const planning = ({ row, day, shiftId }: Added): TeamOperation => ({
  op: 'plan',
  contractId: row.contractId,
  day,
  shiftTypeId: shiftId,
})

const laid = ({ row, day, typeName }: Planned, message: string | null): AppliedShift => ({
  personName: row.personName,
  day,
  shiftTypeName: typeName,
  message,
})

const skip = (planned: Planned, code: string, message: string): Skipped => ({
  ...laid(planned, message),
  code,
  message,
})

const alreadyPlanned = (day: Day): string => sentenceOf({ code: 'shift_already_planned', days: [day] }, 'office')

type Types = ReadonlyMap<number, RotationTypeRow>

async function typesOf({ tx }: CommandContext, changes: readonly PatternChanges[]): Promise<Types> {
  const ids = changes.flatMap(({ added, taken, removed }) => [
    ...[...added, ...taken].map(({ shiftId }) => shiftId),
    ...removed.flatMap(({ shiftTypeId }) => shiftTypeId ?? []),
  ])
  const rows = await listRotationTypes(tx, null, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

type Known = { readonly rows: readonly FollowingContractRow[]; readonly types: Types }

/**
 * Returns the function that gives the reason why a setting of HR leaves out a shift: a public holiday, or a day on
 * which the person is not available (rule rotation-4).
 */
async function skipsOf({ tx }: CommandContext, input: Input, { rows, types }: Known) {
  const { from, to, onHolidays = false, onUnavailable = false } = input
  const people = onUnavailable ? [] : [...new Set(rows.map(({ personId }) => personId))]
  const [extra, availability] = await Promise.all([
    listExtraHolidays(tx, { from, until: to }),
    readAvailability(tx, people, { from: addDays(from, -1), to: addDays(to, 2) }),
  ])
  const byPerson = availabilityByPerson(availability)
  return ({ personId }: FollowingContractRow, { day, shiftId }: DayOfPattern) => {
    const holiday = onHolidays ? null : holidayOn(day, extra)
    if (holiday !== null) return { code: 'holiday', message: `${holiday.name}.` }
    const type = types.get(shiftId)
    if (type === undefined) return null
    const clock = { day, start: minuteOfDay(type.startMinute), end: minuteOfDay(type.endMinute) }
    const unavailable = unavailableDayOf(clock, byPerson.get(personId) ?? NO_AVAILABILITY)
    return unavailable === null
      ? null
      : {
          code: 'not_available',
          message: warningSentences([{ code: 'not_available', days: [unavailable] }], 'hr').join(''),
        }
  }
}
