import type { AbsenceSources } from '../../../absences/absenceFacts.ts'
import { employmentOf } from '../../../contracts/create/employmentOf.ts'
import type { PersonMonth } from '../usePersonMonth.ts'

/** The facts of a person's month for the booking rules, from the data of HR's screen. */
export const bookingSources = ({ person, contracts, timesheets, absences, left }: PersonMonth): AbsenceSources => ({
  person,
  contracts,
  absences,
  all: {
    _embedded: { workedShiftDtoList: timesheets.flatMap(({ workedShiftDtos }) => workedShiftDtos) },
    timesheets: [...timesheets],
  },
  asHr: { employment: employmentOf(person), left },
})
