import { contractSummaryDto } from './contractSummary/contractSummaryDto.ts'
import { orNotFound } from '../app/RefusalError.ts'
import type { QueryContext } from '../app/context.ts'
import { personFactsDto } from './personDto.ts'
import { readPersonRow } from './peopleStore.ts'

/** Reads the profile of an employee for that employee (rule people-66). */
export async function readProfile({ db, actor, today }: QueryContext) {
  const row = orNotFound(await readPersonRow(db, actor.personId, today))
  const person = personFactsDto(row)
  return {
    id: person.id,
    employeeNr: person.employeeNr,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    partTimePercentage: person.partTimePercentage,
    recup: person.recup,
    recupConfirmedYearMonth: person.recupConfirmedYearMonth,
    sickDayHours: person.sickDayHours,
    contractSummaryDtos: row.contracts.map(contractSummaryDto),
  }
}
