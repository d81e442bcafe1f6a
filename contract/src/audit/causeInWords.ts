import type { Cause, CauseCode } from '@uurwerk/domain/people/cause'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'

const format = (day: string): string => formatDayWithSlashes(toDay(day))

/** The Dutch sentence of each cause. When a cause has a detail, a function adds the detail to the sentence. */
const sentences: Readonly<Record<CauseCode, string | ((detail: string) => string)>> = {
  absence_booked: 'afwezigheid geboekt',
  absence_edited: 'afwezigheid gewijzigd',
  absence_removed: 'afwezigheid verwijderd',
  replaced: 'vervangen',
  sickness_converted: 'ziekte omgezet',
  shift_converted: 'shift naar ziekte omgezet',
  sickness_for_shift: 'shift omgezet naar ziekte',
  shift_planned: 'shift gepland',
  shift_moved: 'shift verplaatst',
  shift_added: 'shift toegevoegd',
  shift_edited: 'shift aangepast',
  shift_removed: 'shift verwijderd',
  shifts_removed: 'shiften verwijderd',
  shift_change_undone: 'wijziging van shiften ongedaan gemaakt',
  shift_removal_undone: 'verwijdering ongedaan gemaakt',
  employment_begun: 'begin van de tewerkstelling',
  employment_start_moved: 'begin van de tewerkstelling gewijzigd',
  employment_resumed: 'samenwerking verdergezet',
  employment_ended: (day) => `samenwerking stopgezet op ${format(day)}`,
  kind_changed: 'statuut gewijzigd',
  opening_month_changed: 'openingsmaand gewijzigd',
  contract_shortened: (day) => `contract ingekort tot ${format(day)}`,
  contract_start_moved: (day) => `contract begint op ${format(day)}`,
  holiday_added: (name) => `feestdag toegevoegd: ${name}`,
  holiday_removed: (name) => `feestdag verwijderd: ${name}`,
  prolonged_sickness: prolongedSickness,
  prolonged_sickness_removed: 'langdurige ziekte verwijderd',
  statutory: 'wettelijk',
  opening_balance: 'beginsaldo',
  hr_balance_kept: 'saldo van HR behouden',
  new_year: (year) => `nieuw jaar ${year}`,
  brought_back: (year) => `terug naar ${year}`,
  pay_code_changed: 'looncode gewijzigd',
  by_hand: 'aangepast door HR',
  expired: '',
}

function prolongedSickness(period: string): string {
  const [start = '', end = ''] = period.split('/')
  if (end === '') return `langdurige ziekte vanaf ${format(start)}`
  if (start === '') return `langdurige ziekte tot ${format(end)}`
  return `langdurige ziekte van ${format(start)} tot en met ${format(end)}`
}

/**
 * The Dutch sentence of a cause. The ledger of a leave counter and the download of personal data show this sentence.
 */
export function causeInWords({ code, detail }: Cause): string {
  const sentence = sentences[code]
  return typeof sentence === 'string' ? sentence : sentence(detail ?? '')
}
