import type { AbsenceSources } from '../absences/absenceFacts.ts'
import { employmentOf } from '../contracts/create/employmentOf.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** What the booking rule is told of somebody's month, as HR knows it. */
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
