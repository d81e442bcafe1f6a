import type { Seconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, lastDayOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRecupAdjustable } from './assertRecupAdjustable.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { insertCorrection, selectLastCorrection, updateCorrection } from './recupEntryStore.ts'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'

type NewRecupCorrection = {
  readonly personId: number
  readonly yearMonth: YearMonth
  readonly seconds: Seconds
  readonly reason: string
}

/**
 * Stores HR's correction of the recuperation of a month. The correction is stored separately, and the stored balance of
 * the month does not change (rule balances-48).
 */
export async function correctRecup(context: CommandContext, correction: NewRecupCorrection): Promise<RecupYearAnswer> {
  const { tx, today } = context
  const { personId, yearMonth, seconds, reason } = correction
  await assertRecupAdjustable(context, { personId, start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) })
  const id = await insertCorrection(tx, correction)
  await recordCallerAct(context, {
    action: 'correct recup',
    entity: 'recup correction',
    entityId: id,
    personId,
    after: { yearMonth, seconds, reason },
  })
  return readRecupYear(tx, { personId, year: yearOfMonth(yearMonth), today })
}

type Edit = {
  readonly personId: number
  /** The id of the last correction that the screen of HR shows. */
  readonly id: number | undefined
  readonly seconds: Seconds
  readonly reason: string
}

/** Edits the correction of recuperation that HR entered last (rule balances-48). */
export async function editLastRecupCorrection(
  context: CommandContext,
  { personId, id: sent, ...edit }: Edit,
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const { id, yearMonth, seconds, reason } = orNotFound(await selectLastCorrection(tx, personId))
  const year = yearOfMonth(yearMonth)
  const current = () => readRecupYear(tx, { personId, year, today })
  await demandVersion(tx, { entity: 'recup correction', entityId: id, stored: id, sent, current })
  await updateCorrection(tx, { id, ...edit })
  await recordCallerAct(context, {
    action: 'edit recup correction',
    entity: 'recup correction',
    entityId: id,
    personId,
    before: { seconds, reason },
    after: edit,
  })
  return current()
}
