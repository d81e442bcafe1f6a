import { refusalToAdjustRecup, refusalToEditCorrection } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refuseAsChanged } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { readPersonRow } from '../../people/peopleStore.ts'
import { personFactsOf } from '../../people/personFactsOf.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import {
  deleteBonus,
  insertRecupEntry,
  readLastCorrection,
  updateCorrection,
  type RecupEntry,
  type RecupKind,
} from './recupEntryStore.ts'

type Hours = { readonly personId: number; readonly seconds: Seconds; readonly reason: string }

/** HR gives a person extra recuperation (time off) on a day, with a reason (rule balances-47). */
export const addRecupBonus = (context: CommandContext, { day, ...hours }: Hours & { readonly day: Day }) =>
  addEntry(context, { ...hours, kind: 'bonus', period: { start: day, end: day } })

/** The stored balance of the month does not change, because the correction is stored separately (rule balances-48). */
export const correctRecup = (
  context: CommandContext,
  { yearMonth, ...hours }: Hours & { readonly yearMonth: YearMonth },
) =>
  addEntry(context, {
    ...hours,
    kind: 'correction',
    period: { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) },
  })

type NewEntry = Hours & { readonly kind: RecupKind; readonly period: { readonly start: Day; readonly end: Day } }

async function addEntry(
  context: CommandContext,
  { personId, kind, period, ...hours }: NewEntry,
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await readPersonRow(tx, personId, today))
  assertAllowed(refusalToAdjustRecup(personFactsOf(person), period))
  const day = period.start
  const id = await insertRecupEntry(tx, kind, { personId, day, ...hours })
  await recordCallerAct(context, {
    ...(kind === 'bonus'
      ? { action: 'add recup bonus', entity: 'recup bonus', after: { day, ...hours } }
      : { action: 'correct recup', entity: 'recup correction', after: { yearMonth: monthOf(day), ...hours } }),
    entityId: id,
    personId,
  })
  return readRecupYear(tx, { personId, year: yearOf(day), today })
}

export async function removeRecupBonus(
  context: CommandContext,
  { personId, id }: Pick<RecupEntry, 'id'> & { readonly personId: number },
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const { day, seconds, reason } = orNotFound(await deleteBonus(tx, { personId, id }))
  await recordCallerAct(context, {
    action: 'remove recup bonus',
    entity: 'recup bonus',
    entityId: id,
    personId,
    before: { day, seconds, reason },
  })
  return readRecupYear(tx, { personId, year: yearOf(day), today })
}

type Edit = Hours & {
  /** The id of the correction that HR's screen shows as the last correction. */
  readonly id: number | undefined
}

/** Edits the last correction of recuperation (time off for extra hours) that HR entered (rule balances-48). */
export async function editLastRecupCorrection(
  context: CommandContext,
  { personId, id: sent, ...edit }: Edit,
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const { id, day, seconds, reason } = orNotFound(await readLastCorrection(tx, personId))
  const current = () => readRecupYear(tx, { personId, year: yearOf(day), today })
  if (sent !== undefined && refusalToEditCorrection(sent, id) !== null)
    await refuseAsChanged(tx, { entity: 'recup correction', entityId: id, current })
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
