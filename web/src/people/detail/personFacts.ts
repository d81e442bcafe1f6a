import { formatMonth } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../texts/texts.ts'
import type { Fact } from '../../ui/page/Facts.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import { formatRoles } from '../form/changedPersonFields.ts'
import { formatAccount } from '../invitations/formatAccount.ts'
import type { Person } from '../queries.ts'

/** A self-employed person has no part-time percentage and no recuperation (rule people-64). */
export function personFacts(person: Person): readonly Fact[] {
  const { fields: labels, ...words } = texts.people
  const { employee, employmentEndDate } = person
  return [
    { label: labels.id, value: person.id },
    { label: labels.employeeNr, value: person.employeeNr ?? words.nothing },
    { label: labels.email, value: person.email },
    { label: labels.firstName, value: person.firstName },
    { label: labels.lastName, value: person.lastName },
    ...(employee
      ? [{ label: labels.partTimePercentage, value: formatPercentageNumber(person.partTimePercentage) }]
      : []),
    { label: labels.provider, value: words.providers[person.authProvider] },
    { label: labels.account, value: formatAccount(person) },
    { label: labels.roles, value: formatRoles(person.roles) },
    { label: labels.hrEmployer, value: person.hrEmployer?.name ?? words.nothing },
    { label: labels.sickDayHours, value: words.hours(formatHourNumber(person.sickDayHours)) },
    { label: labels.employmentStartDate, value: formatDay(person.employmentStartDate) },
    ...(employmentEndDate === null ? [] : [{ label: labels.employmentEndDate, value: formatDay(employmentEndDate) }]),
    { label: labels.onProlongedSickLeave, value: person.onProlongedSickLeave ? words.yes : words.no },
    ...recupOpening(person),
  ]
}

/** The recuperation from before the company used this application. Empty when there was none. */
function recupOpening({ employee, recupOpeningHours, recupOpeningYearMonth }: Person): readonly Fact[] {
  if (!employee || (recupOpeningHours === 0 && recupOpeningYearMonth === null)) return []
  const { fields: labels, hours } = texts.people
  const more = recupOpeningYearMonth === null ? {} : { more: formatMonth(recupOpeningYearMonth) }
  return [{ label: labels.recupOpening, value: hours(formatHourNumber(recupOpeningHours)), ...more }]
}
