import type { PayrollProblem } from '@uurwerk/domain/payroll/refusalToExportEblox'
import type { Refusal } from '@uurwerk/domain/refusal'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { payrollProblemText } from './payrollTexts.ts'

type Sentence = string | ((facts: never) => string)

const written = (value: string, sign: string) => value.split('-').reverse().join(sign)

/** A day as employees read it: in whatever they too can be told. */
const day = (value: string) => written(value, '/')
const days = (values: readonly string[]) => values.map(day).join(', ')

/** A day as the office reads it: in what only HR is told. */
const officeDay = (value: string) => written(value, '-')
const officeDays = (values: readonly string[]) => values.map(officeDay).join(', ')

const decimal = (value: number) => String(value).replace('.', ',')

/**
 * Every refusal there is: its one status and its Dutch sentence, which says what to do.
 * 400 malformed · 404 not there or not yours · 409 stored data forbid it · 422 the values alone do.
 */
export const problems = {
  malformed: [400, 'De aanvraag kon niet gelezen worden. Controleer de vorm van de gegevens.'],
  month_malformed: [400, 'De maand moet de vorm JJJJ-MM hebben, bijvoorbeeld 2026-11.'],
  not_signed_in: [401, 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.'],
  role_missing: [403, 'U hebt geen toegang tot dit onderdeel.'],
  not_found: [404, 'Dit bestaat niet, of u hebt er geen toegang toe.'],
  invalid: [422, 'Niet alle velden zijn juist ingevuld. Verbeter de aangeduide velden en probeer opnieuw.'],
  too_large: [413, 'De aanvraag is te groot. Verdeel ze in kleinere delen.'],
  media_type: [415, 'Stuur de gegevens als JSON.'],
  too_many: [429, 'Te veel aanvragen na elkaar. Wacht even en probeer opnieuw.'],
  overloaded: [503, 'Het is nu erg druk. Probeer het over enkele seconden opnieuw.'],
  fault: [500, 'Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het duren, geef dan het foutnummer door.'],
  stale: [409, 'Iemand anders heeft dit intussen gewijzigd. Bekijk de nieuwe gegevens en probeer opnieuw.'],
  key_reused: [422, 'Deze sleutel hoort bij een andere aanvraag. Gebruik een nieuwe Idempotency-Key.'],

  time_malformed: [422, 'Dit is geen geldig tijdstip. Gebruik bijvoorbeeld 2026-11-20T07:00.'],
  time_has_seconds: [422, 'Tijden zijn hele minuten; laat de seconden weg.'],
  time_does_not_exist: [
    422,
    'Dit tijdstip bestaat niet: de klok springt die nacht een uur vooruit. Kies een ander uur.',
  ],
  day_outside_month: [422, 'Deze dag ligt niet in de maand van de aanvraag. Kies een dag van die maand.'],
  range_reversed: [422, 'De reeks eindigt voor ze begint. Kies een einddatum op of na de begindatum.'],
  period_reversed: [409, 'Het einde ligt voor het begin. Kies een einddatum op of na de startdatum.'],
  period_end_not_after_start: [409, 'Het einddatum veld moet een datum na het startdatum veld zijn'],

  ticket_unusable: [409, 'Deze aanmelding is verlopen of al gebruikt. Meld u opnieuw aan.'],
  sign_in_refused: [409, 'Met dit adres kan u niet aanmelden. Vraag HR of u ingeschreven bent.'],
  sign_in_other_provider: [
    409,
    (f: { provider: string }) => `U bent ingeschreven om met ${f.provider} aan te melden. Kies die knop.`,
  ],
  sign_in_ended: [409, 'Uw toegang is na het einde van de samenwerking afgelopen. Vraag HR om wat u nog nodig hebt.'],
  sign_in_expired: [409, 'Het aanmelden duurde te lang of werd elders begonnen. Probeer het opnieuw.'],
  sign_in_cancelled: [409, 'Het aanmelden werd afgebroken. Probeer het opnieuw.'],
  sign_in_failed: [409, 'Het aanmelden is niet gelukt. Probeer het over enkele minuten opnieuw.'],
  sign_in_unavailable: [409, 'Deze manier van aanmelden is hier niet ingesteld. Kies de andere knop.'],
  redirect_elsewhere: [
    400,
    'Na het aanmelden kan men enkel terug naar Uurwerk zelf. Begin opnieuw op de aanmeldpagina.',
  ],

  month_frozen: [409, 'Timesheet is bevestigd. Je kan hier geen aanpassingen meer doen.'],
  month_invoiced: [409, 'Van deze maand is een factuur gemaakt. Verwijder of crediteer ze eerst.'],
  not_in_employment: [
    409,
    (f: { days: readonly string[] }) => `Er is geen tewerkstelling op ${days(f.days)}. Kies een andere dag.`,
  ],
  prolonged_sick: [
    409,
    'Deze gebruiker staat momenteel op langdurige ziekte. Er kunnen geen shifts of afwezigheden toegevoegd worden.',
  ],

  no_day_chosen: [422, 'De reeks eindigt voor ze begint. Kies een einddatum op of na de begindatum.'],
  shift_outside_month: [
    422,
    (f: { yearMonth: string }) =>
      `De shift moet beginnen op een dag in de maand ${f.yearMonth}. Kies een dag van die maand.`,
  ],
  shift_outside_contract: [
    409,
    (f: { days: readonly string[] }) => `Het contract loopt niet op ${days(f.days)}. Kies een dag binnen het contract.`,
  ],
  shift_outside_employment: [
    409,
    (f: { days: readonly string[] }) => `Er is geen tewerkstelling op ${days(f.days)}. Kies een andere dag.`,
  ],
  shift_too_far_ahead: [
    409,
    (f: { lastMonth: string }) =>
      `Plannen kan tot en met ${f.lastMonth}, twaalf maanden vooruit. Kies een vroegere maand.`,
  ],
  on_prolonged_sick_leave: [
    409,
    'Deze gebruiker staat momenteel op langdurige ziekte. Er kunnen geen shifts of afwezigheden toegevoegd worden.',
  ],
  absence_on_shift_day: [
    409,
    (f: { days: readonly string[] }) =>
      `Op ${days(f.days)} staat een afwezigheid van een volledige dag. Verwijder die eerst.`,
  ],
  day_occupied: [
    409,
    (f: { days: readonly string[] }) =>
      `Deze dagen zijn al bezet door een ander contract: ${days(f.days)}. Kies andere dagen.`,
  ],
  shift_already_planned: [
    409,
    (f: { days: readonly string[] }) =>
      `Op deze dagen staat al een shift: ${days(f.days)}. Pas die aan of kies andere dagen.`,
  ],
  shifts_overlap: [
    409,
    (f: { customerName: string; day: string; start: string; end: string }) =>
      `Deze shift overlapt met een andere: ${f.customerName}, ${day(f.day)} ${f.start} – ${f.end}. Kies andere uren.`,
  ],
  shift_type_inactive: [409, 'Dit shift type wordt niet meer gebruikt. Kies een ander.'],
  shift_type_of_other_customer: [409, 'Dit shift type hoort niet bij de klant van dit contract. Kies een ander.'],
  shift_adjusted: [
    409,
    (f: { days: readonly string[] }) =>
      `Aangepaste shiften veranderen niet meer in de kalender: ${days(f.days)}. Pas ze aan bij Timesheet.`,
  ],
  no_planned_shifts: [409, 'Er staan geen shiften in deze maand.'],
  no_shift_on_day: [404, 'Op deze dag staat die shift niet (meer). Vernieuw de pagina.'],
  other_shift_on_day: [409, 'Er staat nog een andere shift op deze dag. Verwijder die eerst.'],
  shift_starts_on_another_day: [422, 'De datum is niet de dag waarop de shift begint. Pas één van beide aan.'],
  shift_end_equals_start: [422, 'Het einde veld mag niet dezelfde waarde hebben als het start veld'],
  shift_end_before_start: [422, 'Het einde ligt voor de start. Kijk de tijden na.'],
  shift_longer_than_a_day: [422, 'Een shift duurt minder dan 24 uur. Kijk de datum van het einde na.'],
  break_outside_shift: [422, 'De pauze valt niet binnen de shift. Kies een pauze tussen begin en einde.'],
  break_not_shorter_than_shift: [422, 'De pauze is even lang als de shift of langer. Kies een kortere pauze.'],
  break_end_equals_start: [422, 'Het einde pauze veld mag niet dezelfde waarde hebben als het begin pauze veld'],

  no_absence_on_free_day: [
    409,
    (f: { days: readonly string[] }) => `Op een weekend of feestdag is geen afwezigheid nodig: ${days(f.days)}.`,
  ],
  day_full: [
    409,
    (f: { days: readonly string[] }) =>
      `Op ${days(f.days)} is er geen plaats meer voor deze afwezigheid. Verwijder eerst wat er staat.`,
  ],
  shift_on_day: [409, (f: { days: readonly string[] }) => `Op ${days(f.days)} staat een shift. Verwijder die eerst.`],
  category_not_allowed: [409, 'Deze afwezigheid kan je niet zelf ingeven. Vraag het aan HR.'],
  only_full_day: [422, 'Deze afwezigheid duurt altijd een volledige dag.'],
  no_bookable_day: [422, 'In deze reeks ligt geen werkdag. Kies andere dagen.'],
  vacation_not_approved: [409, 'Verlof nog te controleren door HR'],
  balance_too_low: [409, (f: { remaining: number }) => `Onvoldoende saldo: er rest ${decimal(f.remaining)} dag(en).`],
  half_day_needs_recuperation: [
    409,
    'Voor een halve dag vakantie moet er nog recuperatie zijn voor de andere helft van de dag.',
  ],
  recuperation_too_low: [
    409,
    (f: { remainingHours: number }) => `Onvoldoende recuperatie opgebouwd: er rest ${decimal(f.remainingHours)} uur.`,
  ],
  absence_not_removable: [409, 'Deze afwezigheid kan je niet zelf verwijderen. Vraag het aan HR.'],
  no_sickness_to_convert: [409, 'Enkel een ziektedag kan omgezet worden. Vernieuw de pagina.'],
  absence_missing: [404, 'Op deze dag staat die afwezigheid niet (meer). Vernieuw de pagina.'],
  independent_has_no_balances: [409, 'Een zelfstandige heeft geen verloftellers en geen recuperatie.'],
  before_recup_opening: [
    409,
    (f: { opening: string }) => `De recup van deze persoon begint in ${f.opening}. Kies die maand of een latere.`,
  ],
  counter_edit_refused: [
    409,
    'Deze wijziging van de teller kan niet: het saldo moet tussen 0 en het oorspronkelijke saldo blijven.',
  ],

  no_contract_in_month: [409, 'Er is geen contract in deze maand. Kies een andere maand.'],
  already_locked: [409, 'De planning is al vastgezet.'],
  not_locked: [409, 'De planning is nog niet vastgezet. Zet ze eerst vast.'],
  month_not_begun: [409, 'Deze maand is nog niet begonnen. Bevestigen kan vanaf de eerste dag.'],
  already_approved: [409, 'De timesheet is al goedgekeurd voor facturatie.'],
  not_approved: [409, 'De timesheet is niet goedgekeurd voor facturatie.'],
  already_confirmed: [409, 'De timesheet is al bevestigd.'],
  not_confirmed: [409, 'De timesheet is nog niet bevestigd.'],
  already_reminded_today: [409, 'Vandaag is al een herinnering verstuurd. Morgen kan het opnieuw.'],
  cannot_confirm_themselves: [
    409,
    'Deze persoon kan niet meer aanmelden. Bevestig de timesheet zelf, met een reden.',
  ],
  not_all_confirmable: [
    409,
    (f: { customers: readonly string[] }) =>
      `Niet alle contracten kunnen bevestigd worden: ${f.customers.join(', ')}. Zet eerst de planning vast.`,
  ],
  already_invoiced: [409, 'Van deze maand is al een factuur gemaakt.'],

  email_taken: [409, 'Er bestaat al een gebruiker met dit e-mailadres.'],
  hr_employer_required: [422, 'Het HR werkgever veld is verplicht'],
  hr_employer_unknown: [404, 'Deze HR werkgever bestaat niet. Kies er een uit de lijst.'],
  employee_number_taken: [409, 'Dit werknemersnummer is al van iemand anders bij deze HR werkgever.'],
  last_administrator: [409, 'Dit is de laatste admin. Geef eerst iemand anders die rol.'],
  employment_start_refused: [
    409,
    'Er staan shiften, afwezigheden of contracten voor deze startdatum. Kies een vroegere datum.',
  ],
  part_time_needs_end: [
    409,
    'Een nieuw deeltijds percentage tussen twee reeds bestaande periodes moet een einddatum hebben.',
  ],
  part_time_covers_other: [
    409,
    'Een nieuw deeltijds percentage mag een reeds bestaande periode niet volledig overlappen.',
  ],
  part_time_before_employment: [409, 'Een deeltijds percentage kan niet voor de start van de tewerkstelling beginnen.'],
  part_time_first_start_fixed: [409, 'Het eerste deeltijds percentage begint met de tewerkstelling.'],
  part_time_last_stays_open: [
    409,
    'Het laatste deeltijds percentage heeft geen einddatum. Voeg eerst een volgend percentage toe.',
  ],
  part_time_crosses_neighbour: [
    409,
    'De datums moeten tussen die van het vorige en het volgende deeltijds percentage liggen.',
  ],
  months_after_end: [
    409,
    (f: { months: readonly YearMonth[] }) =>
      `Na deze datum zijn er bevestigde of gefactureerde maanden: ${f.months.map(formatMonth).join(', ')}. Heropen of crediteer die eerst.`,
  ],
  not_terminated: [409, 'De samenwerking is niet stopgezet.'],
  prolonged_sick_overlap: [409, 'De periode mag niet overlappen met data van andere periodes'],
  prolonged_sick_over_worked: [
    409,
    (f: { days: readonly string[] }) =>
      `In deze periode is al gewerkt: ${officeDays(f.days)}. Kies een latere startdatum.`,
  ],
  prolonged_sick_over_invoiced: [
    409,
    (f: { days: readonly string[] }) =>
      `In deze periode zijn er gefactureerde dagen: ${officeDays(f.days)}. Crediteer die factuur eerst.`,
  ],
  not_prolonged_sick: [409, 'Er loopt geen periode van langdurige ziekte.'],

  kind_has_history: [
    409,
    'Het statuut kan niet meer veranderen: er staan al shiften, afwezigheden of saldo’s. Zet de samenwerking stop en maak een nieuwe gebruiker.',
  ],
  subdivision_unusable: [
    409,
    (f: { customerName: string }) =>
      `${f.customerName} kan hier geen subdivisie zijn: kies een klant zonder moederbedrijf en zonder eigen subdivisies.`,
  ],

  hr_employer_name_taken: [409, 'Er bestaat al een HR werkgever met deze naam.'],
  hr_employer_in_use: [409, 'Deze HR werkgever heeft nog gebruikers. Geef hen eerst een andere.'],
  pay_code_required: [
    422,
    (f: { meanings: readonly string[] }) =>
      `Enkel een toeslag mag zonder looncode blijven. Vul de code in van: ${f.meanings.join(', ')}.`,
  ],
  pay_code_taken: [
    409,
    (f: { payCodes: readonly string[] }) =>
      `Elke looncode staat maar één keer bij een HR werkgever: ${f.payCodes.join(', ')}. Kies een andere code.`,
  ],
  pay_code_malformed: [422, 'Invalid code format!'],
  pay_code_unknown: [
    409,
    (f: { payCode: string }) => `De looncode ${f.payCode} is hier niet te gebruiken. Kies er een uit de lijst.`,
  ],
  pay_code_fixed: [409, (f: { payCode: string }) => `De looncode ${f.payCode} kan niet gewijzigd worden.`],
  pay_code_unchanged: [422, 'De nieuwe looncode is dezelfde als de oude. Kies een andere.'],
  pay_code_outdated: [409, 'De looncode van deze dag is intussen gewijzigd. Vernieuw de pagina.'],
  no_payroll_for_independent: [409, 'Een zelfstandige heeft geen looncodes. Maak een factuur of kies iemand anders.'],
  payroll_incomplete: [
    409,
    (f: { problems: readonly PayrollProblem[] }) =>
      `Voor eBlox ontbreekt nog: ${f.problems.map(payrollProblemText).join('; ')}. Vul dit eerst aan.`,
  ],
  accounting_cost_name_taken: [409, 'Er bestaat al een boekhoudkost met deze naam.'],
  accounting_cost_inactive: [409, 'Deze boekhoudkost wordt niet meer aangeboden. Kies een andere.'],
  number_formats_equal: [
    422,
    'Een factuur en een creditnota zouden zo hetzelfde nummer kunnen krijgen. Kies twee vormen die duidelijk verschillen.',
  ],
  number_format_taken: [
    409,
    (f: { number: string }) =>
      `Met deze nummervorm zou het bestaande nummer ${f.number} ooit een tweede keer gegeven worden. Kies een andere vorm.`,
  ],
  document_number_taken: [409, 'Dit nummer bestaat al. Kies in de instellingen een andere nummervorm.'],
  logo_unusable: [422, 'Dit bestand is geen bruikbare PNG- of JPEG-afbeelding. Kies een ander bestand.'],
  logo_too_large: [
    422,
    'Het logo is groter dan 512 kB of telt meer dan 4 miljoen beeldpunten (2000 × 2000). Kies een kleinere afbeelding.',
  ],
  holiday_exists: [409, 'Deze dag is al een feestdag.'],
  holiday_legal: [409, 'Een wettelijke feestdag kan niet verwijderd worden.'],
  holiday_in_fixed_month: [
    409,
    'In deze maand zijn er al bevestigde of gefactureerde timesheets. Heropen of crediteer die eerst.',
  ],
  holiday_occupied: [
    409,
    (f: { people: readonly string[] }) =>
      `Op deze dag staan al afwezigheden: ${f.people.join(', ')}. Verwijder die eerst.`,
  ],

  customer_name_taken: [409, 'Er bestaat al een actieve klant met deze naam.'],
  parent_unusable: [409, 'Deze klant kan geen moederbedrijf zijn. Kies een klant zonder moederbedrijf.'],
  customer_inactive: [409, 'Deze klant is niet actief. Activeer de klant eerst.'],
  bonus_rate_exists: [409, 'Dit bonustarief bestaat al voor deze klant.'],
  bonus_rate_missing: [404, 'Dit bonustarief bestaat niet voor deze klant.'],
  reference_unknown: [404, 'Een gekozen persoon, klant, contract of kost bestaat niet (meer). Kies opnieuw.'],
  contract_outside_employment: [
    409,
    'Het contract valt buiten de tewerkstelling. Kies datums binnen de tewerkstelling.',
  ],
  contract_start_refused: [409, 'Er staan shiften of orders voor deze startdatum. Kies een vroegere datum.'],
  order_outside_contract: [409, 'De order valt buiten het contract. Kies datums binnen het contract.'],
  order_overlap: [
    409,
    (f: { overlapping: readonly { period: DayPeriod }[] }) =>
      `Deze datums overlappen met andere: ${f.overlapping.map((order) => formatPeriod(order.period)).join(', ')}`,
  ],
  no_order_today: [409, 'Vandaag geldt er geen order. Voeg eerst een order toe.'],
  no_order_on_day: [409, (f: { day: string }) => `Op ${officeDay(f.day)} geldt er geen order. Voeg een order toe.`],
  order_starts_on_day: [
    409,
    (f: { day: string }) => `Op ${officeDay(f.day)} begint er al een order. Pas het uurtarief van die order aan.`,
  ],

  no_rate: [
    409,
    (f: { days: readonly string[] }) =>
      `Geen geldig uurtarief op ${officeDays(f.days)}. Voeg een order toe of verleng er een.`,
  ],
  timesheet_not_completed: [
    409,
    'De timesheet is nog niet bevestigd. Factureer deze maand apart, of laat ze eerst bevestigen.',
  ],
  timesheet_not_approved: [
    409,
    'De timesheet is nog niet goedgekeurd voor facturatie. Factureer deze maand apart, of keur ze eerst goed.',
  ],
  nothing_to_invoice: [409, 'Er zijn geen uren of kosten om te factureren.'],
  invoice_not_concept: [409, 'Deze factuur is al voltooid en verandert niet meer. Maak een creditnota.'],
  invoice_already_finished: [409, 'Deze factuur heeft al een nummer.'],
  invoice_not_finished: [409, 'Deze factuur is nog een concept. Klik eerst op Factureren.'],
  invoice_already_credited: [409, 'Voor deze factuur bestaat al een creditnota.'],
  invoice_total_not_positive: [409, 'Het totaal van een factuur moet meer dan 0 zijn.'],
  exemption_text_required: [422, 'Bij 0 % btw is de vrijstellingstekst verplicht.'],
  seller_incomplete: [
    409,
    (f: { fields: readonly string[] }) => `Vul eerst de gegevens van de eigen firma aan: ${f.fields.join(', ')}.`,
  ],
  credit_before_invoice: [422, 'Het creditnote datum veld moet een datum na de factuurdatum zijn'],
  no_credit_note: [404, 'Deze factuur heeft geen creditnota.'],
  email_not_confirmed: [
    409,
    (f: { addresses: readonly string[] }) => `Nog niet bevestigd: ${f.addresses.join(', ')}. Bevestig eerst elk adres.`,
  ],
  no_mail_address: [409, 'De factuur heeft geen e-mailadres. Vul er een in.'],
  document_not_made: [
    503,
    'De PDF kon niet gemaakt worden, en er is niets veranderd. Probeer het over enkele minuten opnieuw.',
  ],
  mail_under_way: [409, 'De mail is al onderweg. Wacht tot ze verstuurd is.'],
} as const satisfies Record<string, readonly [status: number, sentence: Sentence]>

export type ProblemCode = keyof typeof problems

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

/** The Dutch sentence of a refusal, with its facts filled in. */
export function sentenceOf(refusal: Refusal): string {
  if (!isProblemCode(refusal.code)) throw new Error(`no sentence for ${refusal.code}`)
  const sentence: Sentence = problems[refusal.code][1]
  return typeof sentence === 'string' ? sentence : sentence(refusal as never)
}
