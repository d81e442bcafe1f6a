import type { Cause } from '@uurwerk/domain/people/cause'
import { isLastAdministrator } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import { refusalToTerminate, type TerminationFacts } from '@uurwerk/domain/employment/refusalToTerminate'
import { addDays, LAST_YEAR, toDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { TakenAway } from '@uurwerk/contract/people/takenAway'
import type { z } from 'zod'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { settleStoredMonths } from '../balances/months/settleStoredMonths.ts'
import { onlyPreviewed } from '../app/onlyPreviewed.ts'
import { assertAllowed, RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { listFixedMonthsOf } from './fixedMonthStore.ts'
import { otherAdministrators } from '../people/account/changeRoles.ts'
import type { PersonRow } from '../people/peopleStore.ts'
import { personToChange } from '../people/personToChange.ts'
import { readPerson } from '../people/readPerson.ts'
import { listAbsences } from '../absences/absenceStore.ts'
import { closeAbsences } from '../absences/booking/closeAbsences.ts'
import { applyAbsenceSideEffects } from '../absences/booking/applyAbsenceSideEffects.ts'
import { grantWeekendHolidays } from '../absences/holidays/grantWeekendHolidays.ts'
import { closeShiftsAfter, dropLocksAfter } from '../contracts/closingStore.ts'
import { updateEmploymentEnd } from '../people/personStore.ts'

type Input = { readonly personId: number; readonly lastDay: Day; readonly preview: boolean }

/**
 * Sets the last working day of a person, and closes the records after that day. HR can set another last day later (rule
 * people-56).
 */
export async function terminatePerson(context: CommandContext, { personId, lastDay, preview }: Input) {
  const { tx, now } = context
  const before = await personToChange(context, personId)
  assertAllowed(refusalToTerminate(await terminationFacts(context, before), lastDay))
  return onlyPreviewed(tx, preview, async () => {
    const takenAway = await endEmployment(context, personId, lastDay)
    const from = monthOf(
      before.employmentEnd !== null && before.employmentEnd < lastDay ? before.employmentEnd : lastDay,
    )
    await settleStoredMonths(tx, { personId, from, now })
    const facts = { before: { employmentEnd: before.employmentEnd }, after: { employmentEnd: lastDay, takenAway } }
    await recordCallerAct(context, {
      action: 'terminate person',
      entity: 'person',
      entityId: personId,
      personId,
      ...facts,
    })
    return { ...(await readPerson(tx, personId, context)), takenAway }
  })
}

async function terminationFacts(
  context: CommandContext,
  { id, roles, employmentStart }: PersonRow,
): Promise<TerminationFacts> {
  const others = roles.includes('ROLE_ADMIN') ? await otherAdministrators(context, id) : 0
  return {
    employmentStart,
    isLastAdministrator: isLastAdministrator({ roles, otherAdministrators: others }),
    fixedMonths: await listFixedMonthsOf(context.tx, id),
  }
}

/**
 * Closes the shifts and absences after the last working day of a person, and deletes the locked planning of later
 * months. The contracts keep their dates (rule people-52).
 */
async function endEmployment(
  context: CommandContext,
  personId: number,
  lastDay: Day,
): Promise<z.output<typeof TakenAway>> {
  const { tx, actor, now } = context
  const cause: Cause = { code: 'employment_ended', detail: lastDay }
  const writer = { actorId: actor.personId, now, cause }
  await updateEmploymentEnd(tx, personId, lastDay)
  const after = { personId, contractId: null, lastDay }
  const shifts = await closeShiftsAfter(tx, { ...after, now, cause })
  const absences = await listAbsences(tx, { personId, from: addDays(lastDay, 1), until: toDay(`${LAST_YEAR}-12-31`) })
  await closeAbsences(tx, { ids: absences.map(({ id }) => id), ...writer })
  const months = await dropLocksAfter(tx, after)
  const removedRecupHolidays = await grantWeekendHolidays(tx, { personId, ...writer })
  const absenceDays = absences.map(({ day }) => day)
  await applyAbsenceSideEffects(context, { personId, actingAs: 'hr', days: [...shifts, ...absenceDays] })
  return { shifts, absences: absenceDays, orders: 0, months, removedRecupHolidays }
}

/**
 * Removes the last working day of a person. Public holidays on a weekend after that day give leave again (rule
 * balances-20). Records that were closed after the last working day stay closed (rule people-58).
 */
export async function resumePerson(context: CommandContext, personId: number) {
  const { tx, actor, now } = context
  const { employmentEnd } = await personToChange(context, personId)
  if (employmentEnd === null) throw new RefusalError({ code: 'not_terminated' })
  await updateEmploymentEnd(tx, personId, null)
  await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, cause: { code: 'employment_resumed' } })
  await settleStoredMonths(tx, { personId, from: monthOf(employmentEnd), now })
  const facts = { before: { employmentEnd }, after: { employmentEnd: null } }
  await recordCallerAct(context, { action: 'resume person', entity: 'person', entityId: personId, personId, ...facts })
  return readPerson(tx, personId, context)
}
