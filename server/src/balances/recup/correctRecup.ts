import type { Seconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, lastDayOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRecupAdjustable } from './assertRecupAdjustable.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { insertCorrection } from './recupEntryStore.ts'

export type NewRecupCorrection = {
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
