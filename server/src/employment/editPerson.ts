import type { CauseCode } from '@uurwerk/domain/people/cause'
import type { PersonEdit } from '@uurwerk/contract/people/people'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToOpenRecup } from '@uurwerk/domain/balances/recup/refusalToOpenRecup'
import { personKindOf, type PersonKind } from '@uurwerk/domain/people/personKind'
import { refusalToStartEmployment } from '@uurwerk/domain/employment/refusalToStartEmployment'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { grantWeekendHolidays } from '../absences/holidays/grantWeekendHolidays.ts'
import { assertAllowed } from '../app/RefusalError.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import type { CommandContext } from '../app/context.ts'
import { auditedPerson } from '../people/auditedPerson.ts'
import { changeRoles } from '../people/account/changeRoles.ts'
import { assertPersonVersion, personToChange } from '../people/personToChange.ts'
import { fittingHrEmployer } from '../people/hrEmployers/fittingHrEmployer.ts'
import { mailAccountChange } from '../people/account/mailAccountChange.ts'
import { readPersonRow, type PersonRow } from '../people/peopleStore.ts'
import { readPerson } from '../people/readPerson.ts'
import {
  forgetAccount,
  personFieldsOf,
  readFirstBusyDay,
  takenFields,
  updatePerson,
  type PersonFields,
} from '../people/personStore.ts'
import { refusalToChangeKind } from '@uurwerk/domain/people/refusalToChangeKind'
import type { Tx } from '../platform/db/transaction.ts'
import { readKindHistory, updateKind } from './kindStore.ts'
import { partTimeRecordsFrom } from '@uurwerk/domain/people/partTime/partTimeRecordsFrom'
import { refusalToMoveEmploymentStart } from '@uurwerk/domain/employment/refusalToMoveEmploymentStart'
import { savePartTimeRecords } from '../people/partTime/partTimeRecordStore.ts'

export async function editPerson(context: CommandContext, id: number, input: z.output<typeof PersonEdit>) {
  const { tx, actor, now, today } = context
  const before = await personToChange(context, id)
  await assertPersonVersion(context, before, input.version)
  const typed = personFieldsOf(input, before)
  const fields = { ...typed, hrEmployerId: await fittingHrEmployer(tx, { id, ...typed }) }
  await changeRoles(context, before, input.roles)
  const kind = kindOf(input, before)
  if (kind !== before.kind) await changeKind(tx, before, kind)
  if (fields.employmentStart !== before.employmentStart) {
    assertAllowed(refusalToStartEmployment(fields.employmentStart, today))
    await moveEmploymentStart(tx, before, fields.employmentStart)
  }
  await refusedWhenTaken(takenFields, () => updatePerson(tx, id, fields))
  if (isOtherAccount(before, fields)) await forgetAccount(tx, id, { now, endSessions: id !== actor.personId })
  const removed = await settleHolidaysOf(context, before, { ...fields, kind })
  if (isOtherOpening(before, fields))
    assertAllowed(refusalToOpenRecup({ removedRecupHolidays: removed, confirmed: input.removeRecupHolidays }))
  const after = (await readPersonRow(tx, id, today))!
  await mailAccountChange(tx, { before, after, by: actor, now })
  const facts = { before: auditedPerson(before), after: auditedPerson(after) }
  await recordCallerAct(context, { action: 'edit person', entity: 'person', entityId: id, personId: id, ...facts })
  return {
    ...(await readPerson(tx, id, context)),
    ...warningText([removed.length === 0 ? null : { code: 'recup_holidays_removed', days: removed }], 'hr'),
  }
}

/**
 * True when the provider or the e-mail address changed. The person then signs in with another account, and the old
 * account must lose access.
 */
const isOtherAccount = (before: PersonRow, { provider, email }: PersonFields): boolean =>
  provider !== before.provider || email.toLowerCase() !== before.email.toLowerCase()

/** The kind of a person (employee or self-employed) after an edit. It stays the same when the edit does not send it. */
const kindOf = ({ employee }: z.output<typeof PersonEdit>, { kind }: PersonRow): PersonKind =>
  employee === undefined ? kind : personKindOf(employee)

type Counted = Pick<PersonFields, 'employmentStart' | 'recupOpeningMonth'>
type CountedPerson = Counted & { readonly kind: PersonKind }

const isOtherOpening = (before: Counted, after: Counted): boolean =>
  after.recupOpeningMonth !== before.recupOpeningMonth

/**
 * Calculates again which 'Feestdag recup' an employee gets, from the employment or the opening month on. Returns the
 * booked days of this leave that were removed (rule balances-20).
 */
async function settleHolidaysOf(
  { tx, actor, now }: CommandContext,
  before: PersonRow,
  after: CountedPerson,
): Promise<readonly Day[]> {
  const code = causeOfChangedHolidays(before, after)
  if (code === null) return []
  const openingChanged = isOtherOpening(before, after)
  return grantWeekendHolidays(tx, {
    personId: before.id,
    actorId: actor.personId,
    now,
    cause: { code },
    openingChanged,
  })
}

function causeOfChangedHolidays(before: CountedPerson, after: CountedPerson): CauseCode | null {
  if (after.kind !== before.kind) return 'kind_changed'
  if (after.employmentStart !== before.employmentStart) return 'employment_start_moved'
  return isOtherOpening(before, after) ? 'opening_month_changed' : null
}

/** Changes an employee to a self-employed person, or the reverse (rule people-3). */
async function changeKind(tx: Tx, { id, kind }: PersonRow, wanted: PersonKind): Promise<void> {
  assertAllowed(refusalToChangeKind({ kind, ...(await readKindHistory(tx, id)) }, wanted))
  await updateKind(tx, id, wanted)
}

/** Changes the start of the employment. The first part-time percentage of the person gets the same start. */
async function moveEmploymentStart(tx: Tx, person: PersonRow, start: Day): Promise<void> {
  const employment = { start: person.employmentStart, end: person.employmentEnd }
  const firstBusyDay = await readFirstBusyDay(tx, person.id)
  assertAllowed(refusalToMoveEmploymentStart({ employment, firstBusyDay }, start))
  await savePartTimeRecords(tx, person.id, partTimeRecordsFrom(person.partTimeRecords, start))
}
