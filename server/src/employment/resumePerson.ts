import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { grantWeekendHolidays } from '../absences/holidays/grantWeekendHolidays.ts'
import { settleStoredMonths } from '../balances/months/settleStoredMonths.ts'
import { RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { updateEmploymentEnd } from '../people/personStore.ts'
import { personToChange } from '../people/personToChange.ts'
import { readPerson } from '../people/readPerson.ts'

/**
 * Clears the last working day of a person. Records that were closed after that day stay closed (rules people-57,
 * people-58).
 */
export async function resumePerson(context: CommandContext, personId: number) {
  const { tx, actor, now, today } = context
  const { employmentEnd } = await personToChange(context, personId)
  if (employmentEnd === null) throw new RefusalError({ code: 'not_terminated' })
  await updateEmploymentEnd(tx, personId, null)
  await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, cause: { code: 'employment_resumed' } })
  await settleStoredMonths(tx, { personId, from: monthOf(employmentEnd), now })
  const facts = { before: { employmentEnd }, after: { employmentEnd: null } }
  await recordCallerAct(context, { action: 'resume person', entity: 'person', entityId: personId, personId, ...facts })
  return readPerson(tx, personId, today)
}
