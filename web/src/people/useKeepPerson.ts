import { monthAbsenceRows } from '@uurwerk/contract/absences/absences'
import {
  absenceCounters,
  allVacationCounters,
  personRecupYear,
  vacationCounters,
} from '@uurwerk/contract/balances/balances'
import { hourlyRatesInfo } from '@uurwerk/contract/contracts/hourlyRates'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { people, profile } from '@uurwerk/contract/people/people'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import { useQueryClient } from '@tanstack/react-query'
import { personQuery } from './queries.ts'
import type { Person } from './queries.ts'

/** The queries that use a person's data or history, or list people. */
const FOLLOWS = [
  people.path,
  currentUser.path,
  profile.path,
  contractMonths.path,
  personRecupYear.path,
  vacationCounters.path,
  allVacationCounters.path,
  monthAbsenceRows.path,
  hourlyRatesInfo.path,
  absenceCounters.path,
]

/** Puts the person of the server's answer into the cache. */
export function useKeepPerson(): (person: Person) => void {
  const client = useQueryClient()
  return (person) => {
    client.setQueryData(personQuery(person.id).queryKey, person)
    for (const path of FOLLOWS) void client.invalidateQueries({ queryKey: [path] })
  }
}
