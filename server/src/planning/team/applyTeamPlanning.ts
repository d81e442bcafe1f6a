import type { FilledUntil } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { TEAM_OPERATIONS, type TeamOperation, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { sentenceOf } from '@uurwerk/contract/problems'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { restorePatternShifts, takeBackFilledUntil } from '../rotation/applyPatternStore.ts'
import { editInCalendar } from '../editPlannedShift.ts'
import type { Table } from '../shifts/tableOf.ts'
import { refuseConfirmed, type ConfirmedMonth } from '../signedMonths/refuseConfirmed.ts'
import { readSignedMonths } from '../signedMonths/signedMonthStore.ts'
import { listContractsToPlan, type ContractToPlan } from './contractsToPlanStore.ts'
import { done, resultOf, outcomeOf, type OperationResult, type Operation } from './operationResult.ts'
import { planTogether } from './planTogether.ts'
import { removeTogether } from './removeTogether.ts'
import type { Period } from './daysOfTeamPeriod.ts'
import { teamPlanning } from './teamPlanning.ts'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { inCalendar, restoreShifts } from '../undo/undoShiftChange.ts'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { isShortNotice, NOTICE_PERIOD_DAYS, shortTerms } from '@uurwerk/domain/planning/team/shortNotice'
import { addDays } from '@uurwerk/domain/time/day'
import { basisPoints } from '@uurwerk/domain/money/basisPoints'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'

type Input = {
  readonly mode: 'all' | 'possible'
  readonly confirmedToo?: boolean | undefined
  readonly operations: readonly TeamOperation[]
  readonly hoursOf?: Period | undefined
  readonly filledUntil?: readonly FilledUntil[] | undefined
  readonly preview: boolean
}

/** The maximum number of operations that the message of a refusal names. */
const MOST_NAMED = 20

/**
 * Does the operations of a request in one transaction, with the rules of the employee's calendar and the rights of HR.
 * The rules check each operation on the result of the earlier operations (rules team-4, team-5, team-15, team-39).
 */
export function applyTeamPlanning(context: CommandContext, { preview, ...input }: Input): Promise<TeamOutcomes> {
  if (input.operations.length > TEAM_OPERATIONS)
    throw new RefusalError({ code: 'too_many_operations', most: TEAM_OPERATIONS })
  return onlyPreviewed(context.tx, preview, () => applyAll(context, input))
}

/** Does the operations that are possible, in their order, and reports the other operations. */
export const applyPossible = async (
  context: CommandContext,
  operations: readonly TeamOperation[],
): Promise<TeamOutcomes['outcomes']> => (await applyAll(context, { mode: 'possible', operations })).outcomes

async function applyAll(context: CommandContext, input: Omit<Input, 'preview'>): Promise<TeamOutcomes> {
  const { tx } = context
  const { operations, mode, confirmedToo } = input
  const contractIds = [...new Set(operations.map(({ contractId }) => contractId))]
  const people = await listContractsToPlan(tx, contractIds)
  await lockPeople(tx, [...new Set(people.map(({ personId }) => personId))])
  // The contracts are read again after the lock, because an employee may have confirmed a month during the wait for the
  // lock.
  const contracts = new Map((await listContractsToPlan(tx, contractIds)).map((contract) => [contract.id, contract]))
  const contractOf = (operation: TeamOperation) => orNotFound(contracts.get(operation.contractId))
  const pairs = operations.map((operation) => [operation, contractOf(operation)] as const)
  const confirmedOf = confirmedToo === true ? () => [] : await readConfirmed(context, pairs)
  if (mode === 'all') refuseConfirmed(pairs.flatMap(confirmedOf))
  const results: OperationResult[] = []
  for (const batch of batchesOf(operations)) {
    const contract = contractOf(batch[0])
    results.push(...(await judgedBatch(context, batch, { contract, confirmed: confirmedOf([batch[0], contract]) })))
  }
  if (mode === 'all') refuseAll(pairs, results)
  await restorePatternShifts(
    tx,
    operations.flatMap((operation, place) => ofPattern(operation, results[place])),
  )
  await takeBackFilledUntil(tx, { until: input.filledUntil ?? [], contractIds: doneContracts(operations, results) })
  return {
    outcomes: (await warnedOfNotice(context, pairs, results)).map(outcomeOf),
    hours: await hoursAfter(context, input.hoursOf, [...new Set(people.map(({ personId }) => personId))]),
  }
}

/**
 * The contracts for which at least one operation was done. Only for these contracts, an undo restores the day until
 * which the pattern was filled. When all operations of a contract are refused, a later call has planned its pattern
 * again, and the undo must not change the day of that later call (rule rotation-7).
 */
const doneContracts = (operations: readonly TeamOperation[], results: readonly OperationResult[]): readonly number[] =>
  operations.flatMap(({ contractId }, place) => ('done' in results[place]! ? contractId : []))

/** The id of a restored shift that a pattern made, with the id of the followed pattern; empty otherwise. */
function ofPattern(operation: TeamOperation, result: OperationResult | undefined) {
  if (operation.op !== 'restore' || operation.followerId === undefined) return []
  const shiftId = result !== undefined && 'done' in result ? result.done.id : null
  return shiftId === null ? [] : [{ shiftId, followerId: operation.followerId, contractId: operation.contractId }]
}

/** The hours of the people after the operations. In a preview, HR reads these hours before HR plans (rule team-23). */
async function hoursAfter(
  { tx }: CommandContext,
  period: Period | undefined,
  people: readonly number[],
): Promise<TeamOutcomes['hours']> {
  if (period === undefined) return []
  const team = await teamPlanning(tx, { ...period, people })
  return team.people.map(({ id, plannedSeconds, neededSeconds }) => [id, plannedSeconds, neededSeconds])
}

type Batch = readonly [TeamOperation, ...TeamOperation[]]
type OfBatch = { readonly contract: ContractToPlan; readonly confirmed: readonly ConfirmedMonth[] }

async function judgedBatch(
  context: CommandContext,
  batch: Batch,
  { contract, confirmed }: OfBatch,
): Promise<readonly OperationResult[]> {
  const results = await resultOf(async () => {
    refuseConfirmed(confirmed)
    return { batch: await undoneOnError(context.tx, () => applyBatch(context, batch, contract)) }
  })
  return 'batch' in results ? results.batch : batch.map(() => results)
}

type Pair = readonly [TeamOperation, ContractToPlan]

/** Finds the confirmed month that an operation changes, and whether the customer signed it (rule team-6). */
async function readConfirmed({ tx }: CommandContext, pairs: readonly Pair[]) {
  const confirmedIn = ([{ day }, contract]: Pair) =>
    contract.confirmedMonths.includes(monthOf(day))
      ? [{ ...contract, contractId: contract.id, yearMonth: monthOf(day) }]
      : []
  const isSigned = await readSignedMonths(tx, pairs.flatMap(confirmedIn))
  return (pair: Pair): readonly ConfirmedMonth[] =>
    confirmedIn(pair).map((month) => ({ ...month, isSigned: isSigned(month) }))
}

/** One refusal keeps its own code. The message of several refusals names and counts them. */
function refuseAll(input: readonly Pair[], results: readonly OperationResult[]): void {
  const refused = results.flatMap((result, place) =>
    'refusal' in result ? [{ pair: input[place]!, refusal: result.refusal }] : [],
  )
  const [first] = refused
  if (first === undefined) return
  if (refused.length === 1) throw new RefusalError(first.refusal)
  const named = refused
    .slice(0, MOST_NAMED)
    .map(
      ({ pair: [{ day }, { personName }], refusal }) =>
        `${personName}, ${formatDayWithDashes(day)}: ${sentenceOf(refusal, 'office')}`,
    )
  throw new RefusalError({ code: 'operations_refused', count: refused.length, named })
}

async function applyBatch(
  context: CommandContext,
  batch: Batch,
  contract: ContractToPlan,
): Promise<readonly OperationResult[]> {
  const [{ op, day }] = batch
  const table: Table = { contractId: contract.id, personId: contract.personId, yearMonth: monthOf(day), actingAs: 'hr' }
  if (op === 'plan') return planTogether(context, table, batch as readonly Operation<'plan'>[])
  if (op === 'remove') return removeTogether(context, table, batch as readonly Operation<'remove'>[])
  if (op === 'restore') return restoreTogether(context, table, batch as readonly Operation<'restore'>[])
  return Promise.all((batch as readonly Operation<'change'>[]).map((change) => changeOne(context, table, change)))
}

async function changeOne(context: CommandContext, table: Table, change: Operation<'change'>): Promise<OperationResult> {
  const { warning } = await editInCalendar(context, table, change, () => Promise.resolve({}))
  return done(change.id, change.version === undefined ? null : change.version + 1, warning)
}

/**
 * A batch has consecutive operations of one kind on the same contract and month, and the order is kept. Each operation
 * of the kind `change` is a separate batch, because it can depend on the operation before it.
 */
function batchesOf(operations: readonly TeamOperation[]): readonly Batch[] {
  const batches: [TeamOperation, ...TeamOperation[]][] = []
  for (const operation of operations) {
    const last = batches.at(-1)
    if (last !== undefined && belongsTo(last[0], operation)) last.push(operation)
    else batches.push([operation])
  }
  return batches
}

const belongsTo = (first: TeamOperation, next: TeamOperation): boolean =>
  next.op !== 'change' &&
  first.op === next.op &&
  first.contractId === next.contractId &&
  monthOf(first.day) === monthOf(next.day) &&
  removalOf(first) === removalOf(next)

const removalOf = (operation: TeamOperation): number | null => (operation.op === 'restore' ? operation.undoId : null)

/** Restores the removed shifts of one contract in one month, with all their values (rule team-34). */
async function restoreTogether(
  context: CommandContext,
  table: Table,
  operations: readonly Operation<'restore'>[],
): Promise<readonly OperationResult[]> {
  const { restored, refused, warnings } = await restoreShifts(context, table, {
    undoId: operations[0]!.undoId,
    refusalToRestore: inCalendar,
    ids: operations.map(({ id }) => id),
  })
  const { warning } = warningText(warnings, table.actingAs)
  const [first] = restored.keys()
  return operations.map(({ id }) => {
    const newId = restored.get(id)
    if (newId === undefined) return { refusal: refused.get(id) ?? { code: 'nothing_to_undo' } }
    return done(newId, 1, id === first ? warning : undefined)
  })
}

/** Adds the warning to each operation that changes the planning of a part-time employee too late (rule team-17). */
async function warnedOfNotice(
  { tx, today }: CommandContext,
  input: readonly (readonly [TeamOperation, ContractToPlan])[],
  results: readonly OperationResult[],
): Promise<readonly OperationResult[]> {
  const [extra, { scheduleNoticeDays: noticeDays }] = await Promise.all([
    listExtraHolidays(tx, { from: today, until: addDays(today, NOTICE_PERIOD_DAYS) }),
    readPlanningSettings(tx),
  ])
  const isShortTerm = shortTerms({ isHoliday: (day) => holidayOn(day, extra) !== null, noticeDays })
  return results.map((result, place) => {
    const pair = input[place]
    if ('refusal' in result || pair === undefined) return result
    const [{ day }, { kind, partTime }] = pair
    const partTimeRecords = partTime.map(({ percentage, period }) => ({ percentage: basisPoints(percentage), period }))
    if (!isShortNotice({ today, day, kind, partTimeRecords, isShortTerm })) return result
    const { warning } = warningText([{ code: 'short_notice', days: [day], noticeDays }], 'hr')
    return {
      done: { ...result.done, warning: [result.done.warning, warning].filter((each) => each !== null).join(' ') },
    }
  })
}
