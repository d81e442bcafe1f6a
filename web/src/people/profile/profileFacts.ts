import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import type { Fact } from '../../ui/page/Facts.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import type { Profile } from './queries.ts'

type Reader = {
  /** False for a self-employed person, who has no part-time percentage and no recuperation. */
  readonly employee: boolean
}

/** The labels and values of the profile (rule people-64). */
export function profileFacts(profile: Profile, { employee }: Reader): readonly Fact[] {
  const { fields: labels, hours } = texts.people
  const words = texts.profile
  return [
    { label: labels.id, value: profile.id },
    { label: labels.employeeNr, value: profile.employeeNr ?? words.noEmployeeNr },
    { label: labels.email, value: profile.email },
    { label: labels.firstName, value: profile.firstName },
    { label: labels.lastName, value: profile.lastName },
    ...(employee
      ? [{ label: labels.partTimePercentage, value: formatPercentageNumber(profile.partTimePercentage) }]
      : []),
    ...(employee
      ? [{ label: words.recup, value: hours(formatHourNumber(profile.recup)), more: confirmed(profile) }]
      : []),
    { label: words.sickDay, value: hours(formatHourNumber(profile.sickDayHours)) },
  ]
}

const confirmed = ({ recupConfirmedYearMonth: month }: Profile): string =>
  month === null ? texts.profile.nothingConfirmed : texts.profile.confirmedUpTo(formatMonth(toYearMonth(month)))
