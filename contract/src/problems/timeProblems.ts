import type { MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { fixed, type Catalogue } from './catalogue/catalogue.ts'

export const timeProblems = {
  time_malformed: [
    422,
    fixed<{ readonly text: string }>('Dit is geen geldig tijdstip. Gebruik bijvoorbeeld 2026-11-20T07:00.'),
  ],
  time_has_seconds: [422, fixed<{ readonly text: string }>('Tijden zijn hele minuten; laat de seconden weg.')],
  time_does_not_exist: [
    422,
    fixed<{ readonly day: Day; readonly minute: MinuteOfDay }>(
      'Dit tijdstip bestaat niet: de klok springt die nacht een uur vooruit. Kies een ander uur.',
    ),
  ],
  day_outside_month: [422, 'Deze dag ligt niet in de maand van de aanvraag. Kies een dag van die maand.'],
  range_reversed: [422, 'De reeks eindigt voor ze begint. Kies een einddatum op of na de begindatum.'],
  period_reversed: [409, 'Het einde ligt voor het begin. Kies een einddatum op of na de startdatum.'],
  period_end_not_after_start: [409, 'Het einddatum veld moet een datum na het startdatum veld zijn'],
} as const satisfies Catalogue
