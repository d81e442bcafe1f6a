import type { NewPerson } from '@uurwerk/contract/people/people'
import { refusalToStartEmployment } from '@uurwerk/domain/employment/refusalToStartEmployment'
import type { z } from 'zod'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { grantWeekendHolidays } from '../absences/holidays/grantWeekendHolidays.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import { assertAllowed } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { fittingHrEmployer } from '../people/hrEmployers/fittingHrEmployer.ts'
import { mailAccountChange } from '../people/account/mailAccountChange.ts'
import { savePartTimeRecords } from '../people/partTime/partTimeRecordStore.ts'
import { insertPerson, NO_OPENING, personFieldsOf, replaceRoles, takenFields } from '../people/personStore.ts'
import { readPerson } from '../people/readPerson.ts'

/**
 * Adds a person with a part-time percentage and with 'Feestdag recup' for public holidays on a weekend (rule
 * people-22).
 */
export async function createPerson(context: CommandContext, input: z.output<typeof NewPerson>) {
  const { tx, actor, now, today } = context
  const typed = personFieldsOf(input, NO_OPENING)
  assertAllowed(refusalToStartEmployment(typed.employmentStart, today))
  const hrEmployerId = await fittingHrEmployer(tx, { id: null, ...typed })
  const fields = { ...typed, hrEmployerId, kind: input.employee ? ('employee' as const) : ('independent' as const) }
  const id = await refusedWhenTaken(takenFields, () => insertPerson(tx, { ...fields, now }))
  await replaceRoles(tx, id, input.roles)
  await mailAccountChange(tx, { before: null, after: { ...fields, roles: input.roles }, by: actor, now })
  const period = { start: fields.employmentStart, end: null }
  await savePartTimeRecords(tx, id, [{ id: null, percentage: input.partTimePercentage, period }])
  await grantWeekendHolidays(tx, { personId: id, actorId: actor.personId, now, cause: { code: 'employment_begun' } })
  await recordCallerAct(context, {
    action: 'create person',
    entity: 'person',
    entityId: id,
    personId: id,
    after: { ...fields, roles: input.roles, partTimePercentage: input.partTimePercentage },
  })
  return readPerson(tx, id, context)
}
