import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { messages } from '../messages.ts'
import { fixed, type Catalogue, type FieldErrors } from './catalogue/catalogue.ts'
import { officeDay, officeDays } from './catalogue/formatValues.ts'

export const peopleProblems = {
  email_taken: [409, fixed<FieldErrors>('Er bestaat al een gebruiker met dit e-mailadres.')],
  hr_employer_required: [422, fixed<FieldErrors>('Het HR werkgever veld is verplicht')],
  hr_employer_unknown: [404, fixed<FieldErrors>('Deze HR werkgever bestaat niet. Kies er een uit de lijst.')],
  employee_number_taken: [
    409,
    fixed<FieldErrors>('Dit werknemersnummer is al van iemand anders bij deze HR werkgever.'),
  ],
  push_service_unknown: [
    422,
    'De pushdienst van deze browser is niet bekend. Gebruik Chrome, Edge, Firefox of Safari.',
  ],
  too_many_push_devices: [409, 'Je krijgt al op vijf toestellen meldingen. Zet er eerst een uit.'],
  last_administrator: [409, 'Dit is de laatste admin. Geef eerst iemand anders die rol.'],
  last_day_before_start: [
    409,
    (f: { employmentStart: string }) => messages.afterDate('laatste werkdag', officeDay(f.employmentStart)),
  ],
  employment_start_out_of_range: [
    422,
    (f: { first: string; last: string }) =>
      `De startdatum moet tussen ${officeDay(f.first)} en ${officeDay(f.last)} liggen.`,
  ],
  counter_year_outside_employment: [409, (f: { year: number }) => `In ${f.year} is deze persoon niet in dienst.`],
  employment_start_refused: [
    409,
    fixed<{ readonly firstBusyDay: Day }>(
      'Er staan shiften, afwezigheden of contracten voor deze startdatum. Kies een vroegere datum.',
    ),
  ],
  part_time_needs_end: [
    409,
    'Een nieuw deeltijds percentage tussen twee reeds bestaande periodes moet een einddatum hebben.',
  ],
  part_time_covers_other: [
    409,
    fixed<{ readonly covered: DayPeriod }>(
      'Een nieuw deeltijds percentage mag een reeds bestaande periode niet volledig overlappen.',
    ),
  ],
  part_time_before_employment: [
    409,
    fixed<{ readonly employmentStart: Day }>(
      'Een deeltijds percentage kan niet voor de start van de tewerkstelling beginnen.',
    ),
  ],
  part_time_first_start_fixed: [
    409,
    fixed<{ readonly employmentStart: Day }>('Het eerste deeltijds percentage begint met de tewerkstelling.'),
  ],
  part_time_last_stays_open: [
    409,
    'Het laatste deeltijds percentage heeft geen einddatum. Voeg eerst een volgend percentage toe.',
  ],
  part_time_crosses_neighbour: [
    409,
    fixed<{ readonly neighbour: DayPeriod }>(
      'De datums moeten tussen die van het vorige en het volgende deeltijds percentage liggen.',
    ),
  ],
  months_after_end: [
    409,
    (f: { months: readonly YearMonth[] }) =>
      `Na deze datum zijn er bevestigde of gefactureerde maanden: ${f.months.map(formatMonth).join(', ')}. Heropen of crediteer die eerst.`,
  ],
  not_terminated: [409, 'De samenwerking is niet stopgezet.'],
  prolonged_sick_overlap: [
    409,
    fixed<{ readonly overlapping: readonly DayPeriod[] }>(
      'De periode mag niet overlappen met data van andere periodes',
    ),
  ],
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
  hr_employer_name_taken: [409, 'Er bestaat al een HR werkgever met deze naam.'],
  mail_not_set_up: [409, 'Er is nog geen mailserver. Vraag wie Uurwerk draait om SMTP_URL in te stellen.'],
  already_signed_in: [409, 'Deze persoon heeft zich al aangemeld.'],
  cannot_sign_in_any_more: [409, 'Deze persoon is uit dienst en kan zich niet meer aanmelden.'],
  sign_in_way_not_set_up: [
    409,
    (f: { provider: 'GOOGLE' | 'APPLE' }) =>
      `Aanmelden met ${f.provider === 'GOOGLE' ? 'Google' : 'Apple'} is niet ingesteld. Kies bij deze persoon een andere manier.`,
  ],
  already_invited_today: [409, 'Vandaag is al een uitnodiging verstuurd. Morgen kan het opnieuw.'],
  qualification_name_taken: [409, 'Er bestaat al een kwalificatie met deze naam.'],
  qualification_in_use: [409, 'Deze kwalificatie is in gebruik. Zet ze op niet meer gebruiken.'],
  qualification_ended: [409, 'Deze kwalificatie wordt niet meer gebruikt. Kies een andere.'],
  qualification_overlaps: [409, 'Deze kwalificatie loopt al in deze periode. Kies een andere periode.'],
  hr_employer_in_use: [409, 'Deze HR werkgever heeft nog gebruikers. Geef hen eerst een andere.'],
} as const satisfies Catalogue
