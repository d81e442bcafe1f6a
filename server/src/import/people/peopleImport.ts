import { personKindOf } from '@uurwerk/domain/people/personKind'
import { peopleColumns } from '@uurwerk/contract/import/peopleColumns'
import { messages } from '@uurwerk/contract/messages'
import { NewPerson } from '@uurwerk/contract/people/people'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import { refusalToStartEmployment } from '@uurwerk/domain/people/employment/refusalToStartEmployment'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import type { CommandContext } from '../../app/context.ts'
import { selectHrEmployers, type HrEmployerRow } from '../../people/hrEmployers/hrEmployerStore.ts'
import { NO_OPENING, personFieldsOf } from '../../people/personFieldsOf.ts'
import { bodyOf } from '../table/bodyOf.ts'
import { plainPath, type Importing, type Judges, type MadeRecord, type RowRefusal, type Written } from '../importing.ts'
import { selectImportedPeople, insertRolesAndPercentages, type ImportedPerson } from './peopleImportStore.ts'
import { writtenDay, writtenHours, writtenHundredths, writtenMonth } from '../written.ts'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { grantWeekendHolidaysOf } from '../../absences/holidays/grantWeekendHolidays.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { insertPeople } from '../../people/personStore.ts'
import { takenFields } from '../../people/takenFields.ts'

type Body = z.output<typeof NewPerson>

/** The import of people. The import recognises a person by the e-mail address (rule import-9). */
export async function peopleImport(context: CommandContext): Promise<Importing<Body>> {
  const employers = await selectHrEmployers(context.tx)
  const known = employers.map(({ id }) => id)
  const personOf = (body: Body): ImportedPerson => importedPersonOf(body, known)
  return {
    columns: peopleColumns,
    schema: NewPerson,
    bodyOf,
    pathOf: plainPath,
    lookup: (_column, text) => {
      const employer = employers.find(({ name }) => nameKey(name) === nameKey(text))
      const names = employers.map(({ name }) => name)
      return employer === undefined ? { message: messages.oneOf('HR werkgever', names) } : { value: employer.id }
    },
    keyOf: ({ email }) => (typeof email === 'string' && email !== '' ? email.toLowerCase() : null),
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    judging: async () => {
      const stored = await selectImportedPeople(context.tx, context.today)
      return judgesOf(stored, { employers, personOf, today: context.today })
    },
    insert: (bodies) => insertImportedPeople(context, bodies.map(personOf)),
  }
}

function importedPersonOf(body: Body, employers: readonly number[]): ImportedPerson {
  const fields = personFieldsOf(body, NO_OPENING)
  return {
    ...fields,
    hrEmployerId: chosenHrEmployer(employers, fields.hrEmployerId),
    kind: personKindOf(body.employee),
    roles: body.roles,
    partTimePercentage: body.partTimePercentage,
  }
}

type Known = {
  readonly employers: readonly HrEmployerRow[]
  readonly personOf: (body: Body) => ImportedPerson
  readonly today: Day
}

function judgesOf(stored: readonly ImportedPerson[], { employers, personOf, today }: Known): Judges<Body> {
  const byEmail = new Map(stored.map((person) => [person.email.toLowerCase(), person]))
  const numbers = new Set(stored.map(numberOf).filter((number) => number !== NOBODYS))
  const known = employers.map(({ id }) => id)
  const written = (person: ImportedPerson) => writtenPerson(person, employers)
  const refusalsOf = (wanted: number | null, number: string): RowRefusal[] => {
    const employer = refusalToChooseHrEmployer(known, wanted)
    return [
      ...(employer === null ? [] : [{ path: 'hrEmployerId', refusal: employer }]),
      ...(numbers.has(number) ? [{ path: 'employeeNr', refusal: { code: 'employee_number_taken' } as const }] : []),
    ]
  }
  return {
    judge: (body) => {
      const person = personOf(body)
      const standing = byEmail.get(person.email.toLowerCase())
      if (standing !== undefined)
        return { stored: written(standing), entered: written(withOpening(person, body, standing)) }
      const number = numberOf(person)
      const opening = person.recupOpeningMonth === null ? null : refusalToKeepBalances(person.kind)
      const start = refusalToStartEmployment(person.employmentStart, today)
      const refusals = [
        ...(start === null ? [] : [{ path: 'employmentStartDate', refusal: start }]),
        ...refusalsOf(body.hrEmployerId ?? null, number),
        ...(opening === null ? [] : [{ path: 'recupOpeningYearMonth', refusal: opening }]),
      ]
      if (person.employeeNumber !== null) numbers.add(number)
      return refusals.length > 0 ? { refusals } : { entered: written(person) }
    },
    judgeRest: ({ email, hrEmployerId, employeeNr }) => {
      if (typeof email === 'string' && byEmail.has(email.toLowerCase())) return []
      const wanted = typeof hrEmployerId === 'number' ? hrEmployerId : null
      const employer = { hrEmployerId: chosenHrEmployer(known, wanted) }
      return refusalsOf(
        wanted,
        typeof employeeNr === 'number' ? numberOf({ ...employer, employeeNumber: employeeNr }) : NOBODYS,
      )
    },
  }
}

/**
 * When the file of people has no opening of the recuperation, the stored opening is used for the comparison, so that
 * the import does not report its absence as a difference. HR can import openings with the file of balances (rule
 * import-17).
 */
const withOpening = (
  person: ImportedPerson,
  body: Body,
  { recupOpeningMonth, recupOpeningSeconds }: ImportedPerson,
) => ({
  ...person,
  ...(body.recupOpeningYearMonth === undefined && { recupOpeningMonth }),
  ...(body.recupOpeningHours === undefined && { recupOpeningSeconds }),
})

/**
 * The text that identifies an employee number at an HR employer. A person without an employee number gets a text that
 * no other key has.
 */
const numberOf = ({ hrEmployerId, employeeNumber }: Pick<ImportedPerson, 'hrEmployerId' | 'employeeNumber'>): string =>
  employeeNumber === null ? NOBODYS : `${hrEmployerId} ${employeeNumber}`

const NOBODYS = 'nobody'

const writtenPerson = (person: ImportedPerson, employers: readonly HrEmployerRow[]): Written => ({
  email: person.email.toLowerCase(),
  firstName: person.firstName,
  lastName: person.lastName,
  employmentStartDate: writtenDay(person.employmentStart),
  employee: person.kind === 'employee' ? 'werknemer' : 'zelfstandige',
  roles: [
    ...(person.roles.includes('ROLE_USER') ? ['gebruiker'] : []),
    ...(person.roles.includes('ROLE_ADMIN') ? ['admin'] : []),
  ].join(', '),
  provider: person.provider === 'GOOGLE' ? 'Google' : 'Apple',
  partTimePercentage: writtenHundredths(person.partTimePercentage),
  sickDayHours: writtenHours(person.sickDaySeconds),
  employeeNr: person.employeeNumber === null ? '' : `${person.employeeNumber}`,
  hrEmployerId: employers.find(({ id }) => id === person.hrEmployerId)?.name ?? '',
  recupOpeningYearMonth: writtenMonth(person.recupOpeningMonth),
  recupOpeningHours: person.recupOpeningSeconds === 0 ? '' : writtenHours(person.recupOpeningSeconds),
})

/** Creates people with the same effect as the form. */
async function insertImportedPeople(
  { tx, actor, now }: CommandContext,
  people: readonly ImportedPerson[],
): Promise<MadeRecord[]> {
  const ids = await refusedWhenTaken(takenFields, () =>
    insertPeople(
      tx,
      people.map((row) => ({ ...row, now })),
    ),
  )
  const hired = people.map((person, index) => ({ ...person, id: ids[index]! }))
  await insertRolesAndPercentages(tx, hired)
  await grantWeekendHolidaysOf(tx, ids, { actorId: actor.personId, now, cause: { code: 'employment_begun' } })
  await recordAudits(
    tx,
    people.map((row, index) => ({
      actorId: actor.personId,
      now,
      action: 'create person' as const,
      entity: 'person' as const,
      entityId: ids[index]!,
      personId: ids[index]!,
      after: row,
    })),
  )
  return ids.map((id) => ({ entity: 'person', id }))
}
