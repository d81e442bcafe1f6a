import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Catalogue } from './catalogue/catalogue.ts'
import { fixed } from './catalogue/catalogue.ts'
import type { Days } from './catalogue/formatValues.ts'

export const planningProblems = {
  too_many_feeds: [409, 'Je hebt al drie agenda-adressen. Trek er eerst een in.'],
  too_many_patterns: [
    409,
    (f: { most: number }) => `Je hebt al ${f.most} patronen bij deze klant. Verwijder er eerst een.`,
  ],
  pattern_name_taken: [409, 'Je hebt al een patroon met deze naam. Kies een andere naam.'],
  pattern_period_too_long: [
    422,
    (f: { most: number }) => `Een patroon plant hoogstens ${f.most} dagen in één keer. Kies een kortere periode.`,
  ],
  month_frozen: [409, 'Timesheet is bevestigd. Je kan hier geen aanpassingen meer doen.'],
  month_invoiced: [409, 'Van deze maand is een factuur gemaakt. Verwijder of crediteer ze eerst.'],
  not_in_employment: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Er is geen tewerkstelling op ${format.days(f.days)}. Kies een andere dag.`,
  ],
  no_day_chosen: [422, 'De reeks eindigt voor ze begint. Kies een einddatum op of na de begindatum.'],
  shift_outside_month: [
    422,
    (f: { days: readonly Day[]; yearMonth: string }) =>
      `De shift moet beginnen op een dag in de maand ${f.yearMonth}. Kies een dag van die maand.`,
  ],
  shift_outside_contract: [
    409,
    (f: { contract: DayPeriod; days: readonly string[] }, format: Days) =>
      `Het contract loopt niet op ${format.days(f.days)}. Kies een dag binnen het contract.`,
  ],
  shift_outside_employment: [
    409,
    (f: { employment: DayPeriod; days: readonly string[] }, format: Days) =>
      `Er is geen tewerkstelling op ${format.days(f.days)}. Kies een andere dag.`,
  ],
  shift_too_far_ahead: [
    409,
    (f: { days: readonly Day[]; lastMonth: string }) =>
      `Plannen kan tot en met ${f.lastMonth}, twaalf maanden vooruit. Kies een vroegere maand.`,
  ],
  on_prolonged_sick_leave: [
    409,
    fixed<{ readonly days: readonly Day[] }>(
      'Deze gebruiker staat momenteel op langdurige ziekte. Er kunnen geen shifts of afwezigheden toegevoegd worden.',
    ),
  ],
  absence_on_shift_day: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Op ${format.days(f.days)} staat een afwezigheid van een volledige dag. Verwijder die eerst.`,
  ],
  day_occupied: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Deze dagen zijn al bezet door een ander contract: ${format.days(f.days)}. Kies andere dagen.`,
  ],
  shift_already_planned: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Op deze dagen staat al een shift: ${format.days(f.days)}. Pas die aan of kies andere dagen.`,
  ],
  shifts_overlap: [
    409,
    (f: { customerName: string; day: string; start: string; end: string }, format: Days) =>
      `Deze shift overlapt met een andere: ${f.customerName}, ${format.day(f.day)} ${f.start} – ${f.end}. Kies andere uren.`,
  ],
  own_shift_types_full: [
    409,
    (f: { most: number }) => `Je hebt al ${f.most} eigen shift types bij deze klant. Archiveer er eerst een.`,
  ],
  shift_type_inactive: [409, 'Dit shift type wordt niet meer gebruikt. Kies een ander.'],
  shift_type_of_other_customer: [409, 'Dit shift type hoort niet bij de klant van dit contract. Kies een ander.'],
  shift_adjusted: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      f.days.length === 1
        ? `Een aangepaste shift verandert niet meer in de kalender: ${format.days(f.days)}. Pas die aan bij Timesheet.`
        : `Aangepaste shiften veranderen niet meer in de kalender: ${format.days(f.days)}. Pas ze aan bij Timesheet.`,
  ],
  period_too_long: [
    422,
    (f: { most: number }) => `Een periode telt hoogstens ${f.most} dagen. Kies een kortere periode.`,
  ],
  sheet_too_large: [
    422,
    'De planning is te groot voor een PDF. Kies een klant of een kortere periode, of exporteer ze als CSV.',
  ],
  month_is_confirmed: [
    409,
    (f: { months: readonly string[]; signed: readonly string[] }) =>
      `Deze maanden zijn al bevestigd: ${f.months.join('; ')}. Na een wijziging vervalt de goedkeuring. ${signedInWords(f)}Bevestig dat je ze toch wil wijzigen.`,
  ],
  operations_refused: [
    409,
    (f: { count: number; named: readonly string[] }) =>
      `${formatCount(f.count)} wijzigingen kunnen niet. Er is niets gewijzigd. ${f.named.join(' ')}${f.count > f.named.length ? ` En nog ${formatCount(f.count - f.named.length)}.` : ''}`,
  ],
  pattern_in_use: [409, 'Dit patroon wordt nog gevolgd. Laat eerst elk contract het loslaten.'],
  pattern_not_followed: [409, 'Geen enkel contract volgt dit patroon. Laat eerst een contract het volgen.'],
  contract_follows_pattern: [409, 'Dit contract volgt in deze periode al een patroon. Kies een andere periode.'],
  contract_of_other_customer: [409, 'Dit contract hoort niet bij de klant van het patroon.'],
  staffing_overlaps: [409, 'Voor deze shift loopt er al een bezetting in deze periode. Kies een andere periode.'],
  too_many_operations: [
    422,
    (f: { most: number }) => `Kies minder dagen of mensen: ten hoogste ${formatCount(f.most)} wijzigingen tegelijk.`,
  ],
  need_filled: [409, 'Deze open shift is net ingevuld door iemand anders.'],
  need_closed: [409, 'Deze open shift kan niet meer aangevraagd worden.'],
  need_withdrawn: [409, 'Deze open shift is ingetrokken.'],
  need_has_shifts: [
    409,
    (f: { filled: number }) => `Er zijn al ${f.filled} plaatsen ingevuld. Kies minstens zoveel plaatsen.`,
  ],
  need_in_past: [
    422,
    (f: { days: readonly string[] }, format: Days) =>
      `De shift is al begonnen op ${format.days(f.days)}. Kies latere dagen.`,
  ],
  need_exists: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Er is al een open shift van dit type op ${format.days(f.days)}. Pas daar het aantal plaatsen aan.`,
  ],
  qualification_missing: [
    409,
    (f: { qualification: string; day: string }, format: Days) =>
      `Voor deze shift is ‘${f.qualification}’ nodig op ${format.day(f.day)}.`,
  ],
  claim_exists: [409, 'Je hebt deze shift al aangevraagd.'],
  claimed_shift_fixed: [
    409,
    (f: { days: readonly string[]; hours: number }, format: Days) =>
      `Deze shift nam je als open shift: ${format.days(f.days)}. Vanaf ${f.hours} uur voor de start verandert alleen HR ze nog.`,
  ],
  availability_in_past: [422, 'Beschikbaarheid geef je door vanaf morgen.'],
  too_many_availability_rules: [
    409,
    (f: { most: number }) => `Er zijn al ${f.most} vaste dagen. Verwijder er eerst een.`,
  ],
  team_not_visible: [403, 'De teamplanning staat uit.'],
  swap_closed: [409, 'Over deze ruil is intussen beslist.'],
  swap_shift_changed: [409, 'Een van de shiften is intussen gewijzigd. Vraag de ruil opnieuw.'],
  swap_too_late: [409, 'Ruilen kan tot 24 uur voor de start van de eerste shift.'],
  swap_exists: [409, 'Deze shift staat al in een andere ruil.'],
  swap_not_accepted: [409, 'De collega heeft nog niet ingestemd met deze ruil.'],
  swap_no_contract: [409, 'Op die dag loopt er geen contract bij deze klant.'],
  swap_not_possible: [409, (f: { name: string; why: string }) => `${f.name} kan niet meedoen aan deze ruil.${f.why}`],
  may_not_request: [403, 'Je kan geen shiften aanvragen.'],
  request_exists: [409, 'Deze shift is al aangevraagd.'],
  too_many_requests: [409, (f: { most: number }) => `Er wachten al ${f.most} aanvragen op een antwoord.`],
  too_many_places: [409, (f: { most: number }) => `Een open shift heeft hoogstens ${f.most} plaatsen.`],
  request_expired: [409, 'De gevraagde shift is al begonnen.'],
  claim_gone: [409, 'Deze aanvraag is intussen ingetrokken of beslist.'],
  no_planned_shifts: [409, 'Er staan geen shiften in deze maand.'],
  no_shift_on_day: [404, 'Op deze dag staat die shift niet (meer). Vernieuw de pagina.'],
  other_shift_on_day: [409, 'Er staat nog een andere shift op deze dag. Verwijder die eerst.'],
  shift_starts_on_another_day: [
    422,
    fixed<{ readonly date: Day; readonly startDay: Day }>(
      'De datum is niet de dag waarop de shift begint. Pas één van beide aan.',
    ),
  ],
  shift_end_equals_start: [422, 'Het einde veld mag niet dezelfde waarde hebben als het start veld'],
  shift_end_before_start: [422, 'Het einde ligt voor de start. Kijk de tijden na.'],
  shift_longer_than_a_day: [422, 'Een shift duurt minder dan 24 uur. Kijk de datum van het einde na.'],
  break_outside_shift: [422, 'De pauze valt niet binnen de shift. Kies een pauze tussen begin en einde.'],
  break_not_shorter_than_shift: [422, 'De pauze is even lang als de shift of langer. Kies een kortere pauze.'],
  break_end_equals_start: [422, 'Het einde pauze veld mag niet dezelfde waarde hebben als het begin pauze veld'],
} as const satisfies Catalogue

/** Names the signed months when the customer signed only some of the months. */
function signedInWords({ months, signed }: { months: readonly string[]; signed: readonly string[] }): string {
  if (signed.length === 0) return ''
  return signed.length === months.length
    ? 'De klant heeft deze uren ondertekend. Na je wijziging vervalt dat. '
    : `De klant heeft deze uren ondertekend: ${signed.join('; ')}. Na je wijziging vervalt dat. `
}
