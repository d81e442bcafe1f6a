import type { Catalogue } from './catalogue/catalogue.ts'
import { dayCount, decimal, officeDays, type Days } from './catalogue/formatValues.ts'

export const absencesProblems = {
  no_absence_on_free_day: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Op een weekend of feestdag is geen afwezigheid nodig: ${format.days(f.days)}.`,
  ],
  day_full: [
    409,
    (f: { days: readonly string[] }, format: Days) =>
      `Op ${format.days(f.days)} is er geen plaats meer voor deze afwezigheid. Verwijder eerst wat er staat.`,
  ],
  shift_on_day: [
    409,
    (f: { days: readonly string[] }, format: Days) => `Op ${format.days(f.days)} staat een shift. Verwijder die eerst.`,
  ],
  category_not_allowed: [409, 'Deze afwezigheid kan je niet zelf ingeven. Vraag het aan HR.'],
  only_full_day: [422, 'Deze afwezigheid duurt altijd een volledige dag.'],
  no_bookable_day: [422, 'In deze reeks ligt geen werkdag. Kies andere dagen.'],
  vacation_not_approved: [409, 'Verlof nog te controleren door HR'],
  balance_too_low: [409, (f: { remaining: number }) => `Onvoldoende saldo: er rest ${dayCount(f.remaining)}.`],
  half_day_needs_recuperation: [
    409,
    'Voor een halve dag vakantie moet er nog recuperatie zijn voor de andere helft van de dag.',
  ],
  recuperation_too_low: [
    409,
    (f: { remainingHours: number }) => `Onvoldoende recuperatie opgebouwd: er rest ${decimal(f.remainingHours)} uur.`,
  ],
  absence_not_removable: [409, 'Deze afwezigheid kan je niet zelf verwijderen. Vraag het aan HR.'],
  day_of_prolonged_sickness: [
    409,
    'Deze dag hoort bij een langdurige ziekte. Pas de periode aan op het scherm van de gebruiker.',
  ],
  no_sickness_to_convert: [409, 'Enkel een ziektedag kan omgezet worden. Vernieuw de pagina.'],
  absence_missing: [404, 'Op deze dag staat die afwezigheid niet meer. Vernieuw de pagina.'],
  independent_has_no_balances: [409, 'Een zelfstandige heeft geen verloftellers en geen recuperatie.'],
  before_recup_opening: [
    409,
    (f: { opening: string }) => `De recup van deze persoon begint in ${f.opening}. Kies die maand of een latere.`,
  ],
  opening_removes_recup_holidays: [
    409,
    (f: { days: readonly string[] }) =>
      `Met deze openingsmaand is er geen saldo meer voor 'Feestdag recup' op ${officeDays(f.days)}. Bevestig dat die ${f.days.length === 1 ? 'dag verwijderd wordt' : 'dagen verwijderd worden'}.`,
  ],
  counter_edit_refused: [
    409,
    'Deze wijziging van de teller kan niet: het saldo moet tussen 0 en het oorspronkelijke saldo blijven.',
  ],
  new_year_not_open: [
    409,
    (f: { year: number }) =>
      `Het verlof van ${f.year} kan nu niet begonnen worden: dat kan in het jaar zelf en vanaf 1 november ervoor.`,
  ],
  transfer_exceeds_left: [
    409,
    (f: { userName: string; mostDays: number }) =>
      `${f.userName} kan hoogstens ${dayCount(f.mostDays)} overdragen. Pas de overdracht aan.`,
  ],
} as const satisfies Catalogue
