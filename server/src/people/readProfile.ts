import { contractSummaryDto } from '../contracts/contractSummaryDto.ts'
import { found } from '../http/Refused.ts'
import type { Reading } from '../http/route.ts'
import { personFactsDto } from './personDto.ts'
import { selectPerson } from './peopleStore.ts'

/** What somebody may see of themselves. */
export async function readProfile({ db, actor, today }: Reading) {
  const row = found(await selectPerson(db, actor.personId, today))
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
