import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import type { ApprovedMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { refusalToSetApproval } from '@uurwerk/domain/timesheets/approval/refusalToSetApproval'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import { sendOnly, type Tx } from '../../platform/db/transaction.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { readLastAuditId } from '../../planning/undo/lastStepStore.ts'
import { insertUndos, type UndoOfContract } from '../../planning/undo/undoStore.ts'
import { listAllContractMonths, type ContractMonthState } from './allContractMonthsStore.ts'
import { deleteApprovals, insertApprovals } from './approvalStore.ts'
import { NOBODY, listEarlierActors, assertStepAllowedForHr } from '../assertStepAllowed.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { auditTimesheet } from '../auditTimesheet.ts'
import { timesheetForHr } from '../timesheetForHr.ts'

type Input = {
  readonly yearMonth: YearMonth
  readonly contractIds: readonly number[]
  /** True when HR approves all these timesheets, false when HR withdraws their approvals. */
  readonly approved: boolean
}

/** A refused timesheet does not stop the others. The answer lists the refused timesheets (rule timesheets-27). */
export async function approveMonths(
  context: CommandContext,
  input: Input,
): Promise<Pick<ApprovedMonths, 'refused' | 'undos'>> {
  const { tx } = context
  const { yearMonth, approved } = input
  const wanted = new Set(input.contractIds)
  const before = await listAllContractMonths(tx, yearMonth)
  const people = new Set(before.flatMap(({ contractId, personId }) => (wanted.has(contractId) ? [personId] : [])))
  await lockPeople(tx, [...people])
  const asTheyStand = new Map(
    (await listAllContractMonths(tx, yearMonth))
      .filter(({ personId }) => people.has(personId))
      .map((month) => [month.contractId, month]),
  )
  const judged = [...wanted].map((contractId) => {
    const month = asTheyStand.get(contractId)
    const refusal =
      month === undefined ? ({ code: 'not_found' } as const) : refusalToSetApproval(timesheetState(month), approved)
    return { contractId, month, refusal }
  })
  const undos = await setApprovals(context, {
    yearMonth,
    approved,
    months: judged.flatMap(({ month, refusal }) => (month === undefined || refusal !== null ? [] : [month])),
  })
  return { refused: await withWhoWasFaster(tx, yearMonth, judged), undos }
}

type JudgedMonth = {
  readonly contractId: number
  readonly month: ContractMonthState | undefined
  readonly refusal: RefusalOf | null
}

async function withWhoWasFaster(
  tx: Tx,
  yearMonth: YearMonth,
  judged: readonly JudgedMonth[],
): Promise<ApprovedMonths['refused']> {
  const byCode = Map.groupBy(judged, ({ refusal }) => refusal?.code ?? null)
  const refused: ApprovedMonths['refused'] = []
  for (const [code, months] of byCode) {
    if (code === null) continue
    const contracts = months.flatMap(({ month }) => month ?? [])
    const faster = await listEarlierActors(tx, { yearMonth, contracts, code })
    for (const { contractId, refusal } of months) {
      if (refusal !== null)
        refused.push({ contractId, code, message: sentenceOf(refusal), ...(faster.get(contractId) ?? NOBODY) })
    }
  }
  return refused
}

type Judged = Pick<Input, 'yearMonth' | 'approved'> & { readonly months: readonly ContractMonthState[] }

/** For each withdrawn approval, returns the id with which HR can undo the withdrawal. */
async function setApprovals(
  context: CommandContext,
  { yearMonth, approved, months }: Judged,
): Promise<UndoOfContract[]> {
  if (months.length === 0) return []
  const { tx, actor, now } = context
  const actorId = actor.personId
  const contractIds = months.map(({ contractId }) => contractId)
  if (approved) await insertApprovals(tx, { contractIds, yearMonth, now, actorId })
  const removed = approved ? [] : await deleteApprovals(tx, { contractIds, yearMonth })
  // One entry for all timesheets would also be in the history of people whose timesheet was not selected.
  await recordCallerActs(
    context,
    months.map(({ contractId, personId }) => ({
      action: approved ? 'approve month' : 'withdraw approval',
      entity: 'timesheet',
      entityId: contractId,
      personId,
      after: { yearMonth },
    })),
  )
  if (removed.length === 0) return []
  const auditId = await readLastAuditId(tx, { personIds: months.map(({ personId }) => personId), since: now })
  const changes = removed.map(({ contractId, approval }) => ({ contractId, kept: { approval, auditId } }))
  return insertUndos(tx, { step: 'withdraw approval', yearMonth, now, actorId, changes })
}

/**
 * One timesheet. When `approved` is true, HR approves it; when false, HR withdraws the approval. When the request has
 * no `approved`, an approved timesheet loses its approval, and any other timesheet is approved (rules timesheets-26,
 * contact-70).
 */
type OneMonth = Pick<Table, 'contractId' | 'yearMonth'> & { readonly approved?: boolean | undefined }

export async function toggleApproval(context: CommandContext, input: OneMonth): Promise<void> {
  const { tx, actor, now } = context
  const timesheet = await timesheetForHr(context, input)
  const wanted = input.approved ?? timesheet.state.step !== 'approved'
  await assertStepAllowedForHr(tx, refusalToSetApproval(timesheet.state, wanted), timesheet)
  const month = { contractIds: [timesheet.contractId], yearMonth: timesheet.yearMonth }
  sendOnly(wanted ? insertApprovals(tx, { ...month, now, actorId: actor.personId }) : deleteApprovals(tx, month))
  await auditTimesheet(context, timesheet, { action: wanted ? 'approve month' : 'withdraw approval' })
}
