import type { PersonEdit } from '@uurwerk/contract/people'
import { warningText } from '@uurwerk/contract/warnings'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit.ts'
import { grantWeekendHolidays } from '../balances/grantWeekendHolidays.ts'
import { found } from '../http/Refused.ts'
import { refusedWhenTaken } from '../http/refusedWhenTaken.ts'
import type { Writing } from '../http/route.ts'
import { auditedPerson } from './auditedPerson.ts'
import { changeRoles } from './changeRoles.ts'
import { demandPersonVersion } from './demandPersonVersion.ts'
import { fittingHrEmployer } from './fittingHrEmployer.ts'
import { lockPerson } from './lockPersonStore.ts'
import { moveEmploymentStart } from './moveEmploymentStart.ts'
import { selectPerson, type PersonRow } from './peopleStore.ts'
import { personDto } from './personDto.ts'
import { personFieldsOf } from './personFieldsOf.ts'
import { forgetAccount, updatePerson, type PersonFields } from './personStore.ts'
import { takenFields } from './takenFields.ts'

export async function editPerson(writing: Writing, id: number, asked: z.output<typeof PersonEdit>) {
  const { tx, actor, now, today } = writing
  await lockPerson(tx, id)
  const before = found(await selectPerson(tx, id, today))
  await demandPersonVersion(tx, before, asked.version)
  const typed = personFieldsOf(asked, before)
  const fields = { ...typed, hrEmployerId: await fittingHrEmployer(tx, { id, ...typed }) }
  await changeRoles(writing, before, asked.roles)
  if (fields.employmentStart !== before.employmentStart) await moveEmploymentStart(tx, before, fields.employmentStart)
  await refusedWhenTaken(takenFields, () => updatePerson(tx, id, fields))
  if (isOtherAccount(before, fields)) await forgetAccount(tx, id, { now, endSessions: id !== actor.personId })
  const removedRecupHolidays = await settleCountedFrom(writing, before, fields)
  const after = (await selectPerson(tx, id, today))!
  const facts = { before: auditedPerson(before), after: auditedPerson(after) }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit person',
    entity: 'person',
    entityId: id,
    personId: id,
    ...facts,
  })
  return { ...personDto(after), ...warningText([removedRecupHolidays]) }
}

/** Whoever holds the old account gets in no more. */
const isOtherAccount = (before: PersonRow, { provider, email }: PersonFields): boolean =>
  provider !== before.provider || email.toLowerCase() !== before.email.toLowerCase()

/** The holidays of weekends are counted from the employment's start, or from the month that the balances were opened with. */
async function settleCountedFrom({ tx, actor, now }: Writing, before: PersonRow, fields: PersonFields) {
  const isMoved =
    fields.employmentStart !== before.employmentStart || fields.recupOpeningMonth !== before.recupOpeningMonth
  if (!isMoved) return null
  const reason = 'begin van de tewerkstelling gewijzigd'
  const days: Day[] = await grantWeekendHolidays(tx, { personId: before.id, actorId: actor.personId, now, reason })
  return days.length === 0 ? null : ({ code: 'recup_holidays_removed', days } as const)
}
