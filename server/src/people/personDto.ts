import { addPartTimeRecord, updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { resumePerson, terminatePerson } from '@uurwerk/contract/employment/employment'
import { editPerson, type Person, type PersonFacts as PersonFactsDto } from '@uurwerk/contract/people/people'
import {
  endProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { invite } from '@uurwerk/contract/people/invite'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { isLastAdministrator } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { peopleList } from '@uurwerk/contract/people/peopleList'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { z } from 'zod'
import { contractSummaryDto } from './contractSummary/contractSummaryDto.ts'
import { action, actionsOf } from '../app/actionLinks.ts'
import { personFactsOf } from './personFactsOf.ts'
import type { PersonFacts, PersonRow } from './peopleStore.ts'

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
export const personDto = (row: PersonRow, refusals: Refusals): z.output<typeof Person> => ({
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
  ...actionsOfPerson(row, refusals),
})

type Refusals = { readonly invite: RefusalOf | null }

function actionsOfPerson(row: PersonRow, { invite: refusalToInvite }: Refusals) {
  const params = { id: row.id }
  const running = row.prolongedSickLeaves.filter(({ end }) => end === null)
  const [isSick, wasSick] = [running.length > 0, row.prolongedSickLeaves.length > 0]
  return actionsOf({
    edit: action(editPerson, params, null),
    invite: action(invite, {}, refusalToInvite),
    terminate: action(terminatePerson, params, isLastAdministrator(row) ? { code: 'last_administrator' } : null),
    resume: action(resumePerson, params, row.employmentEnd === null ? { code: 'not_terminated' } : null),
    startSickLeave: action(
      startProlongedSickLeave,
      params,
      isSick ? { code: 'prolonged_sick_overlap', overlapping: running } : null,
    ),
    endSickLeave: action(endProlongedSickLeave, params, isSick ? null : { code: 'not_prolonged_sick' }),
    changeSickLeave: action(updateProlongedSickLeave, params, wasSick ? null : { code: 'not_found' }),
    addPartTime: action(addPartTimeRecord, params, null),
    changePartTime: action(updatePartTimeRecord, params, null),
  })
}
