import { personKindOf } from '@uurwerk/domain/people/personKind'
import { peopleColumns } from '@uurwerk/contract/import/peopleColumns'
import { messages } from '@uurwerk/contract/messages'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import { chosenHrEmployer, refusalToChooseHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import { refusalToStartEmployment } from '@uurwerk/domain/employment/refusalToStartEmployment'
import type { Day } from '@uurwerk/domain/time/day'
import type { CommandContext } from '../../app/context.ts'
import { nextTurn } from '../../app/Turn.ts'
import { listHrEmployers, type HrEmployerRow } from '../../people/hrEmployers/hrEmployerStore.ts'
import { listQualifications, type QualificationRow } from '../../people/qualifications/qualificationStore.ts'
import { namesOf, qualificationsNamed } from './qualificationCells.ts'
import { insertPeople, NO_OPENING, personFieldsOf, takenFields } from '../../people/personStore.ts'
import type { MadeRecord } from '../../app/acts/insertActStore.ts'
import type { Importing, Judges, RowRefusal, Verdict, Cells } from '../importing.ts'
import {
  emailKey,
  firstStartsOf,
  partTimePeriodsOf,
  partTimeStartOf,
  partTimeStartOn,
  personRowKey,
  personRowOf,
  personRowPath,
  PersonRow,
  refusalsOfStart,
  type FirstStarts,
  type PartTimeStart,
} from './partTimeRows.ts'
import { listImportedPeople, insertRolesAndPercentages, type ImportedPerson } from './peopleImportStore.ts'
import { dayCell, hoursCell, hundredthsCell, monthCell } from '../cells.ts'
import { recordAudits } from '../../app/audit/recordAudit.ts'
import { grantWeekendHolidaysOf } from '../../absences/holidays/grantWeekendHolidays.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'

/** Recognises a person by e-mail address (rule import-9). Several rows make the part-time history (rule import-46). */
export async function peopleImport(context: CommandContext): Promise<Importing<PersonRow>> {
  const [employers, qualifications] = [await listHrEmployers(context.tx), await listQualifications(context.tx)]
  const known = employers.map(({ id }) => id)
  const personOf = (body: PersonRow): ImportedPerson => importedPersonOf(body, known)
  const histories = new Map<string, readonly PartTimeStart[]>()
  return {
    columns: peopleColumns,
    schema: PersonRow,
    bodyOf: personRowOf,
    pathOf: personRowPath,
    lookup: ({ refersTo }, text) => {
      if (refersTo === 'qualification') return qualificationsNamed(text, qualifications)
      const employer = employers.find(({ name }) => nameKey(name) === nameKey(text))
      const names = employers.map(({ name }) => name)
      return employer === undefined ? { message: messages.oneOf('HR werkgever', names) } : { value: employer.id }
    },
    keyOf: personRowKey,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    judging: async (rows) => {
      const firsts = firstStartsOf(rows)
      const stored = await listImportedPeople(context.tx)
      await nextTurn()
      return judgesOf(stored, { employers, qualifications, personOf, firsts, today: context.today })
    },
    // An import creates each person once, with all percentages in the file.
    orderOfWriting: (bodies) => {
      const byEmail = Map.groupBy(bodies, ({ email }) => emailKey(email))
      for (const [email, rows] of byEmail) histories.set(email, rows.map(partTimeStartOf).toSorted(byStart))
      return [...byEmail.values()].map(([row]) => row!)
    },
    insert: (bodies) =>
      insertImportedPeople(
        context,
        bodies.map((body) => ({ ...personOf(body), partTimeStarts: histories.get(emailKey(body.email))! })),
        qualifications,
      ),
  }
}

const byStart = (a: PartTimeStart, b: PartTimeStart): number => (a.start < b.start ? -1 : 1)

function importedPersonOf(body: PersonRow, employers: readonly number[]): ImportedPerson {
  const fields = personFieldsOf(body, NO_OPENING)
  return {
    ...fields,
    hrEmployerId: chosenHrEmployer(employers, fields.hrEmployerId),
    kind: personKindOf(body.employee),
    roles: body.roles,
    partTimeStarts: [partTimeStartOf(body)],
    qualificationIds: body.qualificationIds ?? [],
  }
}

type Known = {
  readonly employers: readonly HrEmployerRow[]
  readonly qualifications: readonly QualificationRow[]
  readonly personOf: (body: PersonRow) => ImportedPerson
  readonly firsts: FirstStarts
  readonly today: Day
}

function judgesOf(
  stored: readonly ImportedPerson[],
  { employers, qualifications, personOf, firsts, today }: Known,
): Judges<PersonRow> {
  const byEmail = new Map(stored.map((person) => [emailKey(person.email), person]))
  const inFile = new Map<string, Cells>()
  const numbers = new Set(stored.map(numberOf).filter((number) => number !== NOBODYS))
  const known = employers.map(({ id }) => id)
  const cellsOf = (person: ImportedPerson, partTime: PartTimeCells) => ({
    ...personCells(person, { employers, qualifications }),
    ...partTime,
  })
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
      const key = emailKey(person.email)
      const standing = byEmail.get(key)
      if (standing !== undefined)
        return {
          stored: cellsOf(standing, partTimeLike(standing, body, today)),
          entered: cellsOf(withOpening(person, body, standing), partTimeCells(body)),
        }
      const entered = cellsOf(person, partTimeCells(body))
      const start = refusalsOfStart(body, firsts)
      const first = inFile.get(key)
      if (first !== undefined) return verdictOnPartTime(entered, first, start)
      inFile.set(key, entered)
      const number = numberOf(person)
      const opening = person.recupOpeningMonth === null ? null : refusalToKeepBalances(person.kind)
      const employment = refusalToStartEmployment(person.employmentStart, today)
      const refusals = [
        ...(employment === null ? [] : [{ path: 'employmentStartDate', refusal: employment }]),
        ...refusalsOf(body.hrEmployerId ?? null, number),
        ...(opening === null ? [] : [{ path: 'recupOpeningYearMonth', refusal: opening }]),
        ...start,
      ]
      if (person.employeeNumber !== null) numbers.add(number)
      return refusals.length > 0 ? { refusals } : { entered }
    },
    judgeRest: ({ email, hrEmployerId, employeeNr }) => {
      if (typeof email === 'string' && (byEmail.has(emailKey(email)) || inFile.has(emailKey(email)))) return []
      const wanted = typeof hrEmployerId === 'number' ? hrEmployerId : null
      const employer = { hrEmployerId: chosenHrEmployer(known, wanted) }
      return refusalsOf(
        wanted,
        typeof employeeNr === 'number' ? numberOf({ ...employer, employeeNumber: employeeNr }) : NOBODYS,
      )
    },
  }
}

type PartTimeCells = { readonly partTimePercentage: string; readonly partTimeFrom: string }

const partTimeCells = (row: PersonRow): PartTimeCells => ({
  partTimePercentage: hundredthsCell(partTimeStartOf(row).percentage),
  partTimeFrom: dayCell(row.partTimeRecord?.startDate ?? null),
})

/**
 * The stored percentage with which a row is compared: the percentage on the start day in the row, or the percentage of
 * today when the row has no start day. Before the first percentage starts, this is the first percentage.
 */
function partTimeLike({ partTimeStarts }: ImportedPerson, { partTimeRecord }: PersonRow, today: Day): PartTimeCells {
  const { percentage, start } = partTimeStartOn(partTimeStarts, partTimeRecord?.startDate ?? today)
  return {
    partTimePercentage: hundredthsCell(percentage),
    partTimeFrom: partTimeRecord === undefined ? '' : dayCell(start),
  }
}

/** The columns in which two rows of the same person may differ. */
const OF_PART_TIME: ReadonlySet<string> = new Set(['partTimePercentage', 'partTimeFrom'])

/** The result of a row that adds another part-time percentage to a person of an earlier row of the file. */
function verdictOnPartTime(entered: Cells, first: Cells, start: readonly RowRefusal[]): Verdict {
  const differing = Object.keys(entered).filter((path) => !OF_PART_TIME.has(path) && entered[path] !== first[path])
  const refusals = [
    ...differing.map((path) => ({ path, refusal: { code: 'import_person_differs' } as const })),
    ...start,
  ]
  return refusals.length > 0 ? { refusals } : { entered }
}

/**
 * Without a column for the opening balance of recuperation, the comparison uses the stored one. HR can import it with
 * the file of balances (rule import-17).
 */
const withOpening = (
  person: ImportedPerson,
  body: PersonRow,
  { recupOpeningMonth, recupOpeningSeconds, qualificationIds }: ImportedPerson,
) => ({
  ...person,
  ...(body.recupOpeningYearMonth === undefined && { recupOpeningMonth }),
  ...(body.recupOpeningHours === undefined && { recupOpeningSeconds }),
  // A file without a column for qualifications is not compared with the stored qualifications.
  ...(body.qualificationIds === undefined && { qualificationIds }),
})

/**
 * The HR employer and the employee number as one text, to find a number that two people would have. All people without
 * a number have the same text, and this text is not compared.
 */
const numberOf = ({ hrEmployerId, employeeNumber }: Pick<ImportedPerson, 'hrEmployerId' | 'employeeNumber'>): string =>
  employeeNumber === null ? NOBODYS : `${hrEmployerId} ${employeeNumber}`

const NOBODYS = 'nobody'

export const personCells = (
  person: ImportedPerson,
  { employers, qualifications }: Pick<Known, 'employers' | 'qualifications'>,
): Cells => ({
  email: person.email.toLowerCase(),
  firstName: person.firstName,
  lastName: person.lastName,
  employmentStartDate: dayCell(person.employmentStart),
  employee: person.kind === 'employee' ? 'werknemer' : 'zelfstandige',
  roles: [
    ...(person.roles.includes('ROLE_USER') ? ['gebruiker'] : []),
    ...(person.roles.includes('ROLE_ADMIN') ? ['admin'] : []),
  ].join(', '),
  provider: person.provider === 'GOOGLE' ? 'Google' : 'Apple',
  sickDayHours: hoursCell(person.sickDaySeconds),
  employeeNr: person.employeeNumber === null ? '' : `${person.employeeNumber}`,
  hrEmployerId: employers.find(({ id }) => id === person.hrEmployerId)?.name ?? '',
  qualificationIds: namesOf(person, qualifications).join(', '),
  recupOpeningYearMonth: monthCell(person.recupOpeningMonth),
  recupOpeningHours: person.recupOpeningSeconds === 0 ? '' : hoursCell(person.recupOpeningSeconds),
})

async function insertImportedPeople(
  { tx, actor, now }: CommandContext,
  people: readonly ImportedPerson[],
  qualifications: readonly QualificationRow[],
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
      after: auditedPerson(row, namesOf(row, qualifications)),
    })),
  )
  return ids.map((id) => ({ entity: 'person', id }))
}

function auditedPerson(imported: ImportedPerson, names: readonly string[]) {
  const { partTimeStarts, qualificationIds: _, ...person } = imported
  const [first, ...later] = partTimePeriodsOf(partTimeStarts)
  return {
    ...person,
    partTimePercentage: first!.percentage,
    ...(names.length > 0 && { qualification: names.join(', ') }),
    ...(later.length > 0 && { partTimeHistory: [first!, ...later] }),
  }
}
