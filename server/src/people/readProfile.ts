import { contractSummaryDto } from './contractSummaryDto.ts'
import { orNotFound } from '../app/RefusalError.ts'
import type { QueryContext } from '../app/context.ts'
import { personFactsDto } from './personDto.ts'
import { selectPerson } from './peopleStore.ts'

/** Reads the profile of an employee for that employee (rule people-66). */
export async function readProfile({ db, actor, today }: QueryContext) {
  const row = orNotFound(await selectPerson(db, actor.personId, today))
  const {
    id,
    employeeNr,
    email,
    firstName,
    lastName,
    partTimePercentage,
    recup,
    recupConfirmedYearMonth,
    sickDayHours,
  } = personFactsDto(row)
  const own = {
    id,
    employeeNr,
    email,
    firstName,
    lastName,
    partTimePercentage,
    recup,
    recupConfirmedYearMonth,
    sickDayHours,
  }
  return { ...own, contractSummaryDtos: row.contracts.map(contractSummaryDto) }
}
