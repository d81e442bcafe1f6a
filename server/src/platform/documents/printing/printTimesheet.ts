import { formatHours } from '@uurwerk/domain/money/formatHours'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf } from '@uurwerk/domain/time/instant'
import type { Instant } from '@uurwerk/domain/time/instant'
import { dotted, printCompany } from './printCompany.ts'
import { printTimesheetRows } from './printTimesheetRows.ts'
import type { PrintedTimesheet } from './printedDocument.ts'
import type { SignedBy, TimesheetDocument } from '../timesheetDocument.ts'

export const timesheetTitle = (timesheet: TimesheetDocument): string =>
  dotted(`Timesheet ${formatMonth(timesheet.yearMonth)}`, timesheet.employeeName)

export function printTimesheet(timesheet: TimesheetDocument, createdAt: Instant): PrintedTimesheet {
  const worked = sumSeconds(timesheet.shifts.map((shift) => shift.worked))
  const away = sumSeconds(timesheet.absences.map((absence) => absence.hours))
  return {
    kind: 'timesheet',
    month: formatMonth(timesheet.yearMonth),
    state: printState(timesheet),
    company: printCompany(timesheet.company),
    facts: [
      [
        ['Medewerker', timesheet.employeeName],
        ['Klant', timesheet.customerName],
      ],
      [
        ['Contract', dotted(`${timesheet.contractId}`, printContractPeriod(timesheet))],
        ...(timesheet.reference === '' ? [] : [['Referentie', timesheet.reference] as const]),
      ],
    ],
    remarks: timesheet.audience === 'internal',
    rows: printTimesheetRows(timesheet),
    // The customer's timesheet has no total of absence, because it would show the kind of absence (rule invoicing-64).
    totals: timesheet.audience !== 'internal' || away === 0 ? [] : [['Afwezig', formatHours(away)]],
    final: ['Gewerkt', `${formatHours(worked)} uur`],
    signatures: printSignatures(timesheet, createdAt),
    footer: timesheetTitle(timesheet),
  }
}

function printState(timesheet: TimesheetDocument): string | null {
  if (timesheet.audience === 'contact') return timesheet.signedForCustomer === null ? 'Niet ondertekend' : null
  if (timesheet.confirmed === null) return 'Niet bevestigd'
  return timesheet.changedByHr ? 'Gewijzigd door HR' : null
}

function printContractPeriod({ contractPeriod: period }: TimesheetDocument): string {
  if (period === null) return ''
  const { start, end } = period
  return end === null ? 'met onbepaalde duur' : `${formatDayWithSlashes(start)} – ${formatDayWithSlashes(end)}`
}

function printSignatures(timesheet: TimesheetDocument, createdAt: Instant): PrintedTimesheet['signatures'] {
  const { audience, confirmed, approved } = timesheet
  const ofCustomer = printSignatureOfCustomer(timesheet)
  if (audience === 'contact')
    return ofCustomer.length > 0
      ? ofCustomer
      : [{ title: 'Nog niet ondertekend', detail: `Stand van ${printMoment(createdAt)}` }]
  if (confirmed === null) return [{ title: 'Nog niet bevestigd', detail: `Stand van ${printMoment(createdAt)}` }]
  return [
    signature('Bevestigd', confirmed),
    ...(approved === null ? [] : [signature('Goedgekeurd', approved)]),
    ...ofCustomer,
  ]
}

const printSignatureOfCustomer = ({
  signedForCustomer,
  customerName,
}: TimesheetDocument): PrintedTimesheet['signatures'] =>
  signedForCustomer === null
    ? []
    : [
        {
          title: `Ondertekend voor ${customerName} door ${signedForCustomer.name}`,
          detail: `${printMoment(signedForCustomer.at)}, via persoonlijke link`,
        },
      ]

const signature = (done: string, by: SignedBy) => ({
  title: `${done} door ${by.name}`,
  detail: `${printMoment(by.at)}, in Uurwerk`,
})

const printMoment = (at: Instant): string =>
  `${formatDayWithSlashes(brusselsDayOf(at))} ${formatClockTime(brusselsMinuteOf(at))}`
