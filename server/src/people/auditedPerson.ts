import type { PersonRow } from './peopleStore.ts'

/** The values of a person for the audit trail. Part-time percentages and sicknesses have their own audit entries. */
export const auditedPerson = (row: PersonRow) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  kind: row.kind,
  provider: row.provider,
  roles: row.roles,
  sickDaySeconds: row.sickDaySeconds,
  employeeNumber: row.employeeNumber,
  hrEmployerId: row.hrEmployer?.id ?? null,
  employmentStart: row.employmentStart,
  employmentEnd: row.employmentEnd,
  recupOpeningMonth: row.recupOpeningMonth,
  recupOpeningSeconds: row.recupOpeningSeconds,
})
