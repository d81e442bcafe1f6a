import { sentenceOf } from '@uurwerk/contract/problems'
import type { TeamOperation, TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { editInCalendar } from '../editPlannedShift.ts'
import { placeShifts } from '../planShifts.ts'
import { removeFromCalendar } from '../removePlannedShift.ts'
import type { Table } from '../shifts/tableOf.ts'
import { selectContractsToPlan, type ContractToPlan } from './contractsToPlanStore.ts'

type Outcome = TeamOutcomes['outcomes'][number]

type Asked = {
  readonly mode: 'all' | 'possible'
  readonly confirmedToo?: boolean | undefined
  readonly operations: readonly TeamOperation[]
  readonly preview: boolean
}

/**
 * Plans, changes and removes shifts of several people in one transaction, with the rules of the employee's calendar and
 * the rights of HR. Each operation is judged on the result of the earlier operations (rules team-4, team-5).
 */
export const applyTeamPlanning = (context: CommandContext, { preview, ...asked }: Asked): Promise<TeamOutcomes> =>
  onlyPreviewed(context.tx, preview, () => applyAll(context, asked))

async function applyAll(context: CommandContext, asked: Omit<Asked, 'preview'>): Promise<TeamOutcomes> {
  const { tx } = context
  const contractIds = [...new Set(asked.operations.map(({ contractId }) => contractId))]
  const people = await selectContractsToPlan(tx, contractIds)
  await lockPeople(tx, [...new Set(people.map(({ personId }) => personId))])
  // Read again after the lock, because the months may have been confirmed before it was granted.
  const contracts = new Map((await selectContractsToPlan(tx, contractIds)).map((contract) => [contract.id, contract]))
  const contractOf = (operation: TeamOperation) => orNotFound(contracts.get(operation.contractId))
  if (asked.mode === 'all' && asked.confirmedToo !== true)
    refuseConfirmed(asked.operations.map((operation) => [operation, contractOf(operation)]))
  const outcomes: Outcome[] = []
  for (const operation of asked.operations)
    outcomes.push(await outcomeOf(context, operation, { ...asked, contract: contractOf(operation) }))
  return { outcomes }
}

type OfOperation = Omit<Asked, 'preview' | 'operations'> & { readonly contract: ContractToPlan }

async function outcomeOf(
  context: CommandContext,
  operation: TeamOperation,
  { mode, confirmedToo, contract }: OfOperation,
): Promise<Outcome> {
  if (mode === 'all') return applyOne(context, operation, contract)
  try {
    if (confirmedToo !== true) refuseConfirmed([[operation, contract]])
    return await undoneOnError(context.tx, () => applyOne(context, operation, contract))
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return {
      id: null,
      version: null,
      warning: null,
      code: error.refusal.code,
      message: sentenceOf(error.refusal, 'office'),
    }
  }
}

/** Refuses a change of months that are confirmed, and names these months (rule team-6). */
function refuseConfirmed(asked: readonly (readonly [TeamOperation, ContractToPlan])[]): void {
  const months = asked.flatMap(([{ day }, { confirmedMonths, personName, customerName }]) =>
    confirmedMonths.includes(monthOf(day)) ? [`${personName}, ${customerName}, ${formatMonth(monthOf(day))}`] : [],
  )
  if (months.length > 0) throw new RefusalError({ code: 'month_is_confirmed', months: [...new Set(months)] })
}

const nothing = () => Promise.resolve({})

async function applyOne(context: CommandContext, operation: TeamOperation, contract: ContractToPlan): Promise<Outcome> {
  const { day } = operation
  const table: Table = { contractId: contract.id, personId: contract.personId, yearMonth: monthOf(day), actingAs: 'hr' }
  if (operation.op === 'plan') {
    const { ids, warning } = await placeShifts(
      context,
      table,
      { days: [day], shiftTypeId: operation.shiftTypeId },
      nothing,
    )
    return done(ids[0] ?? null, 1, warning.warning)
  }
  if (operation.op === 'change') {
    const { warning } = await editInCalendar(context, table, operation, nothing)
    return done(operation.id, operation.version === undefined ? null : operation.version + 1, warning)
  }
  await removeFromCalendar(context, table, operation, nothing)
  return done(null, null, undefined)
}

const done = (id: number | null, version: number | null, warning: string | undefined): Outcome => ({
  id,
  version,
  code: null,
  message: null,
  warning: warning ?? null,
})
