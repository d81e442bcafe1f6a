import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { ReasonNotToFill } from '@uurwerk/domain/planning/copy/planOnFreeDays'

const reasons: Readonly<Record<ReasonNotToFill, string>> = {
  month_frozen: 'maand is bevestigd',
  month_invoiced: 'maand is gefactureerd',
  shift_without_type: 'geen shift type',
  shift_type_inactive: 'shift type niet meer in gebruik',
  shift_type_of_other_customer: 'shift type van een andere klant',
  shift_outside_contract: 'buiten het contract',
  shift_outside_employment: 'buiten de tewerkstelling',
  shift_too_far_ahead: 'te ver vooruit',
  on_prolonged_sick_leave: 'langdurig ziek',
  absence_on_shift_day: 'afwezig',
  day_occupied: 'shift op een ander contract',
  shift_already_planned: 'al een shift',
  shifts_overlap: 'overlapt met een andere shift',
  holiday: 'feestdag',
}

export const copyShifts = {
  title: 'Shiften kopiëren',
  what: 'Wat wil je kopiëren?',
  months: 'Vorige maand',
  weeks: 'Vorige week',
  month: (from: string, to: string) => `${from} naar ${to}`,
  week: (from: number, days: string) => `week ${from} naar ${days}`,
  effect: 'Enkel vrije dagen krijgen een shift, met de uren van het shift type. Wat er al staat, blijft staan.',
  checking: 'Even kijken wat er vrij is.',
  nothing: 'Daar staan geen shiften om te kopiëren.',
  counts: (planned: number, skipped: number) =>
    [
      planned === 0
        ? 'Geen enkele shift wordt gepland.'
        : planned === 1
          ? 'Eén shift wordt gepland.'
          : `${formatCount(planned)} shiften worden gepland.`,
      ...(skipped === 0 ? [] : [`${skipped === 1 ? 'Eén' : formatCount(skipped)} niet: de reden staat erbij.`]),
    ].join(' '),
  list: 'De shiften per dag',
  withoutType: 'Shift',
  reasons,
  noFreeDay: 'Er is geen vrije dag om een shift op te plannen.',
  confirm: (count: number) =>
    count === 0 ? 'Plan de shiften' : count === 1 ? 'Plan één shift' : `Plan ${formatCount(count)} shiften`,
}
