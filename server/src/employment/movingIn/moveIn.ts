import type { MovingInEffect, moveIn as call } from '@uurwerk/contract/employment/movingIn'
import { refusalToOpenRecup } from '@uurwerk/domain/balances/recup/refusalToOpenRecup'
import { refusalToMoveIn } from '@uurwerk/domain/employment/refusalToMoveIn'
import { firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { grantWeekendHolidaysOf } from '../../absences/holidays/grantWeekendHolidays.ts'
import type { RemovedHolidayBooking } from '../../absences/holidays/settleHolidaysOfPeople.ts'
import { listNames } from '../../absences/holidays/holidayFactsStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { SETTINGS } from '../../company/settingsEntity.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listOpenings, lockMovingIn, readOfficeState, updateMovedIn } from './movingInStore.ts'

type Input = { readonly yearMonth: YearMonth; readonly removeRecupHolidays: boolean; readonly preview: boolean }

/**
 * Sets the first month of the company in Uurwerk, and removes the leave that earlier public holidays gave. The opening
 * month of one person has the same effect (rules company-18, company-19).
 */
export function moveIn(
  context: CommandContext,
  { yearMonth, preview, ...input }: Input,
): Promise<AnswerOf<typeof call>> {
  const { tx, today } = context
  return onlyPreviewed(tx, preview, async () => {
    const people = (await listOpenings(tx)).map(({ id }) => id)
    await lockPeople(tx, people)
    const { movedIn, firstRecord } = await lockMovingIn(tx)
    assertAllowed(refusalToMoveIn({ firstRecord, today }, yearMonth))
    const effect = await change(context, { from: movedIn, to: yearMonth })
    const removedRecupHolidays = effect.removedRecupHolidays.map(({ day }) => day)
    const confirmed = preview || input.removeRecupHolidays
    assertAllowed(refusalToOpenRecup({ removedRecupHolidays, confirmed }))
    return {
      movedInYearMonth: yearMonth,
      effect: { ...effect, removedRecupHolidays: await named(tx, effect.removedRecupHolidays) },
    }
  })
}

type Effect = Omit<MovingInEffect, 'removedRecupHolidays'> & {
  readonly removedRecupHolidays: readonly RemovedHolidayBooking[]
}

async function change(
  context: CommandContext,
  { from, to }: { readonly from: YearMonth | null; readonly to: YearMonth },
): Promise<Effect> {
  const { tx, actor, now, today } = context
  const thisMonth = firstDayOf(monthOf(today))
  const before = await readOfficeState(tx, thisMonth)
  const openingBefore = new Map((await listOpenings(tx)).map(({ id, openingOn }) => [id, openingOn]))
  await updateMovedIn(tx, to)
  const moved = (await listOpenings(tx)).filter(({ id, openingOn }) => openingBefore.get(id) !== openingOn)
  const removedRecupHolidays = await grantWeekendHolidaysOf(
    tx,
    moved.map(({ id }) => id),
    { actorId: actor.personId, now, cause: { code: 'opening_month_changed' }, openingChanged: true },
  )
  const after = await readOfficeState(tx, thisMonth)
  await recordCallerAct(context, { action: 'move in', ...SETTINGS, before: { movedIn: from }, after: { movedIn: to } })
  return {
    people: moved.length,
    openTimesheetsBefore: before.openTimesheets,
    openTimesheetsAfter: after.openTimesheets,
    grantedDaysBefore: before.grantedHalfDays / 2,
    grantedDaysAfter: after.grantedHalfDays / 2,
    removedRecupHolidays,
  }
}

async function named(
  tx: Tx,
  removed: readonly RemovedHolidayBooking[],
): Promise<MovingInEffect['removedRecupHolidays']> {
  const personIds = removed.map(({ personId }) => personId)
  const names = await listNames(tx, personIds)
  return removed.map(({ personId, day }) => ({ name: names.get(personId) ?? '', day }))
}
