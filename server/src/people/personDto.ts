import { addPartTimeRecord, updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import {
  editPerson,
  resumePerson,
  terminatePerson,
  type Person,
  type PersonFacts as PersonFactsDto,
} from '@uurwerk/contract/people/people'
import {
  endProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { isLastAdministrator } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { peopleList } from '@uurwerk/contract/people/peopleList'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { z } from 'zod'
import { contractSummaryDto } from './contractSummaryDto.ts'
import { action, actionLinks } from '../app/actionLinks.ts'
import { personFactsOf } from './personFactsOf.ts'
import type { PersonFacts, PersonRow } from './peopleStore.ts'

/** A person as a row of the list of people, in the form of the API. */
export const personFactsDto = (row: PersonFacts): z.output<typeof PersonFactsDto> => ({
  id: row.id,
  version: row.version,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  partTimePercentage: percentageOf(row.partTimePercentage),
  sickDayHours: hoursOf(row.sickDaySeconds),
  employeeNr: row.employeeNumber,
  employee: row.kind === 'employee',
  authProvider: row.provider,
  signedIn: row.signedIn,
  invitation:
    row.invitedAt === null
      ? null
      : {
          at: formatInstant(row.invitedAt),
          mailStatus: row.invitationStatus === 'sending' ? 'queued' : row.invitationStatus,
        },
  roles: [...row.roles],
  hrEmployer: row.hrEmployer,
  employmentStartDate: row.employmentStart,
  employmentEndDate: row.employmentEnd,
  onProlongedSickLeave: row.onProlongedSickLeave,
  recup: hoursOf(row.recupSeconds),
  recupConfirmedYearMonth: row.recupConfirmedMonth,
  recupOpeningYearMonth: row.recupOpeningMonth,
  recupOpeningHours: hoursOf(row.recupOpeningSeconds),
})

type ListRow = ResponseOf<typeof peopleList>['_embedded']['personRowList'][number]

/** A person as a list of values without names. The values have the order that the contract of the API gives. */
export function personListRow(row: PersonFacts): ListRow {
  const person = personFactsDto(row)
  return [
    person.id,
    person.email,
    person.firstName,
    person.lastName,
    person.employee,
    person.partTimePercentage,
    person.recup,
    person.employmentStartDate,
    person.employmentEndDate,
    person.signedIn,
    person.invitation && [person.invitation.at, person.invitation.mailStatus],
  ]
}

/** A person with contracts, part-time percentages and sicknesses, and links to the calls that are possible now. */
export const personDto = (row: PersonRow): z.output<typeof Person> => ({
  ...personFactsDto(row),
  contractSummaryDtos: row.contracts.map(contractSummaryDto),
  prolongedSickLeavePeriodSet: row.prolongedSickLeaves.map(({ id, start, end }) => ({
    id,
    startDate: start,
    endDate: end,
  })),
  partTimePercentageRecords: row.partTimeRecords.map(({ id, percentage, period }) => ({
    id,
    percentage: percentageOf(percentage),
    startDate: period.start,
    endDate: period.end,
  })),
  otherAdministrators: row.otherAdministrators,
  facts: personFactsOf(row),
  _links: linksOf(row),
})

function linksOf(row: PersonRow) {
  const { id } = row
  const running = row.prolongedSickLeaves.filter(({ end }) => end === null)
  const sick = running.length > 0
  return actionLinks([
    action(editPerson, { id }, null),
    action(terminatePerson, { id }, refusalToEnd(row)),
    action(resumePerson, { id }, row.employmentEnd === null ? { code: 'not_terminated' } : null),
    action(startProlongedSickLeave, { id }, sick ? { code: 'prolonged_sick_overlap', overlapping: running } : null),
    action(endProlongedSickLeave, { id }, sick ? null : { code: 'not_prolonged_sick' }),
    action(updateProlongedSickLeave, { id }, row.prolongedSickLeaves.length === 0 ? { code: 'not_found' } : null),
    action(addPartTimeRecord, { id }, null),
    action(updatePartTimeRecord, { id }, null),
  ])
}

const refusalToEnd = (row: PersonRow): RefusalOf | null =>
  isLastAdministrator(row) ? { code: 'last_administrator' } : null
