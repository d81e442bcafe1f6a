import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Catalogue } from './catalogue/catalogue.ts'

export const settingsProblems = {
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
  moved_in_after_records: [
    409,
    (f: { first: YearMonth }) =>
      `In ${formatMonth(f.first)} staan al shiften of timesheets. Kies die maand of een vroegere.`,
  ],
  moved_in_too_late: [422, (f: { last: YearMonth }) => `Kies een maand tot en met ${formatMonth(f.last)}.`],
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
} as const satisfies Catalogue
