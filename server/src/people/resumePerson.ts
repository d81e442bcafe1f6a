import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import { settleStoredMonths } from '../contracts/settleStoredMonths.ts'
import { orNotFound, RefusalError } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'
import { updateEmploymentEnd } from './personStore.ts'
import { readPerson } from './readPerson.ts'

/**
 * Clears the last working day of a person. Records that were closed after that day stay closed (rules people-57,
 * people-58).
 */
export async function resumePerson({ tx, actor, now, today }: CommandContext, personId: number) {
  await lockPerson(tx, personId)
  const { employmentEnd } = orNotFound(await selectPerson(tx, personId, today))
  if (employmentEnd === null) throw new RefusalError({ code: 'not_terminated' })
  await updateEmploymentEnd(tx, personId, null)
  await grantWeekendHolidays(tx, { personId, actorId: actor.personId, now, reason: 'samenwerking verdergezet' })
  await settleStoredMonths(tx, { personId, from: monthOf(employmentEnd), now })
  const facts = { before: { employmentEnd }, after: { employmentEnd: null } }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'resume person',
    entity: 'person',
    entityId: personId,
    personId,
    ...facts,
  })
  return readPerson(tx, personId, today)
}
