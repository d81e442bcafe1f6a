import type { VatWarning } from '@uurwerk/domain/invoicing/vat/warningsOnVat'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatDayWithDashes, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import type { WorkingTimeWarning } from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import { countryName } from '../problems/catalogue/formatValues.ts'
import { workingTimeSentences } from './workingTime.ts'

export type PlanningWarning =
  | { readonly code: 'shift_longer_than_free_half'; readonly days: readonly Day[] }
  | { readonly code: 'short_notice'; readonly days: readonly Day[]; readonly noticeDays: number }
  | { readonly code: 'not_available'; readonly days: readonly Day[] }
  | { readonly code: 'qualification_missing'; readonly qualification: string; readonly days: readonly Day[] }
  | { readonly code: 'no_sick_days_without_certificate_left' }
  | { readonly code: 'shifts_still_to_come'; readonly days: readonly Day[] }
  | { readonly code: 'approval_not_restored' }
  | { readonly code: 'recup_holidays_not_restored'; readonly days: readonly Day[] }
  | { readonly code: 'timesheet_not_completed' }
  | { readonly code: 'timesheet_not_approved' }
  | { readonly code: 'invoice_date_before_last'; readonly lastDate: Day; readonly lastNumber: string }
  | { readonly code: 'document_date_unusual'; readonly date: Day }
  | VatWarning
  | { readonly code: 'vat_number_check_failed' }
  | { readonly code: 'vat_id_check_failed' }
  | { readonly code: 'not_printable'; readonly characters: readonly string[] }
  | { readonly code: 'payment_term_too_long'; readonly days: number }
  | { readonly code: 'purchase_orders_differ'; readonly purchaseOrder: string; readonly others: readonly string[] }
  | { readonly code: 'peppol_duty_unmet' }
  | { readonly code: 'contract_beside_other'; readonly periods: readonly DayPeriod[] }
  | { readonly code: 'working_time'; readonly warnings: readonly WorkingTimeWarning[] }
  | { readonly code: 'recup_holidays_removed'; readonly days: readonly Day[] }
  | { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] }
  | { readonly code: 'rate_is_zero' }
  | { readonly code: 'shift_type_namesake' }
  | { readonly code: 'recup_holidays_of_people_removed'; readonly removed: readonly { name: string; day: Day }[] }

const NOT_AVAILABLE = {
  employee: (days: string) => `Je had deze dag als niet beschikbaar aangeduid: ${days}.`,
  hr: (days: string) => `Aangeduid als niet beschikbaar: ${days}.`,
}

const dayFor = { employee: formatDayWithSlashes, hr: formatDayWithDashes }

/** The warning text for the blue banner; null without a warning. Days have the format of the reader's screens. */
export function warningText(
  warnings: readonly (PlanningWarning | null)[],
  reader: ActingAs = 'employee',
): { warning?: string } {
  const sentences = warningSentences(warnings, reader)
  return sentences.length === 0 ? {} : { warning: sentences.join(' ') }
}

export const warningSentences = (
  warnings: readonly (PlanningWarning | null)[],
  reader: ActingAs = 'employee',
): string[] => warnings.filter((warned) => warned !== null).map((warned) => sentence(warned, reader))

const dayOfPerson = ({ name, day }: { readonly name: string; readonly day: Day }): string =>
  `${name} (${formatDayWithDashes(day)})`

const recupHolidaysRemoved = (days: string): string =>
  `Volgende dagen 'Feestdag recup' zijn verwijderd, omdat er geen saldo meer voor is: ${days}.`

function sentence(warned: PlanningWarning, reader: ActingAs): string {
  const listed = (days: readonly Day[]): string => days.map(dayFor[reader]).join(', ')
  switch (warned.code) {
    case 'shift_longer_than_free_half':
      return `Op ${listed(warned.days)} staat ook een halve dag afwezigheid: de shift duurt langer dan de andere helft van de dag.`
    case 'short_notice':
      return `Een deeltijdse medewerker kent zijn uurrooster minstens ${warned.noticeDays} werkdagen vooraf: de wijziging van ${listed(warned.days)} komt later.`
    case 'not_available':
      return NOT_AVAILABLE[reader](listed(warned.days))
    case 'qualification_missing':
      return `De kwalificatie ‘${warned.qualification}’ ontbreekt op ${listed(warned.days)}.`
    case 'no_sick_days_without_certificate_left':
      return 'Er zijn geen ziektedagen zonder attest meer over dit jaar.'
    case 'shifts_still_to_come':
      return `De timesheet is bevestigd met shiften die nog moeten komen: ${listed(warned.days)}.`
    case 'approval_not_restored':
      return 'De goedkeuring is niet hersteld, want de maand is intussen gewijzigd.'
    case 'recup_holidays_not_restored':
      return `De Feestdag recup van ${listed(warned.days)} is niet hersteld. Boek die dagen opnieuw als dat nodig is.`
    case 'timesheet_not_completed':
      return 'De timesheet is nog niet bevestigd.'
    case 'timesheet_not_approved':
      return 'De timesheet is nog niet goedgekeurd voor facturatie.'
    case 'contract_beside_other':
      return `Deze persoon heeft bij deze klant al een contract op dezelfde dagen: ${warned.periods.map(formatPeriod).join(', ')}.`
    case 'working_time':
      return workingTimeSentences(warned.warnings, reader).join(' ')
    case 'recup_holidays_removed':
      return recupHolidaysRemoved(listed(warned.days))
    case 'opening_removes_recup_holidays':
      return `Voor 'Feestdag recup' op ${warned.days.map(formatDayWithDashes).join(', ')} is er met deze openingsmaand geen saldo meer: ${warned.days.length === 1 ? 'die dag wordt' : 'die dagen worden'} verwijderd.`
    case 'shift_type_namesake':
      return 'Deze klant heeft al een shift type met deze naam. In de lijsten staan hun uren ernaast.'
    case 'rate_is_zero':
      return 'Het uurtarief is € 0,00: wat hier gewerkt wordt, brengt niets op.'
    case 'recup_holidays_of_people_removed':
      return recupHolidaysRemoved(warned.removed.map(dayOfPerson).join(', '))
    default:
      return sentenceOfInvoice(warned)
  }
}

/** The warnings about an invoice, its buyer and its documents. */
type InvoiceWarned = Extract<
  PlanningWarning,
  {
    readonly code:
      | 'invoice_date_before_last'
      | 'document_date_unusual'
      | 'vat_differs_from_last'
      | 'vat_regime_unchosen'
      | 'eu_buyer_taxed'
      | 'invoice_late'
      | 'vat_number_check_failed'
      | 'vat_id_check_failed'
      | 'not_printable'
      | 'peppol_duty_unmet'
      | 'purchase_orders_differ'
      | 'payment_term_too_long'
  }
>

function sentenceOfInvoice(warned: InvoiceWarned): string {
  switch (warned.code) {
    case 'invoice_date_before_last':
      return `De factuurdatum ligt voor die van ${warned.lastNumber} (${formatDayWithDashes(warned.lastDate)}).`
    case 'document_date_unusual':
      return `De datum ${formatDayWithDashes(warned.date)} ligt in de toekomst of meer dan een jaar terug.`
    case 'vat_differs_from_last':
      return `De vorige factuur ${warned.number} was aan ‘${warned.before}’. Deze is aan ‘${warned.regime}’. Klopt dat?`
    case 'vat_regime_unchosen':
      return `Voor deze klant is nog geen btw-regime gekozen; het bedrijf staat op ‘${warned.regime}’.`
    case 'eu_buyer_taxed':
      return `Deze klant heeft een btw-nummer in ${countryName(warned.country)}. Meestal is de btw verlegd.`
    case 'invoice_late':
      return `Deze factuur had uiterlijk op ${formatDayWithDashes(warned.due)} gemoeten.`
    case 'vat_number_check_failed':
      return 'De controlecijfers van dit Belgische btw- of ondernemingsnummer kloppen niet. Een factuur aan deze klant krijgt zo geen UBL.'
    case 'vat_id_check_failed':
      return 'De controlecijfers van dit btw-nummer kloppen niet. Kijk het nummer na.'
    case 'not_printable':
      return `De PDF kan deze tekens niet afdrukken, en toont er □ voor: ${warned.characters.join(' ')}`
    case 'peppol_duty_unmet':
      return 'Deze klant hoort de factuur als e-factuur over Peppol te krijgen. Ze vertrok nu per mail, met de UBL erbij.'
    case 'purchase_orders_differ':
      return `De factuur vermeldt bestelbon ${warned.purchaseOrder || '(geen)'}. Ze factureert ook ${warned.others.join(', ')}: die staan bij hun lijnen.`
    case 'payment_term_too_long':
      return `Een betalingstermijn van ${warned.days} dagen is tussen ondernemingen niet afdwingbaar: het maximum is 60 dagen.`
  }
}
