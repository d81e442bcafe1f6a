import type { Catalogue } from './catalogue.ts'

/** Of any call. */
export const requestsProblems = {
  malformed: [400, 'De aanvraag kon niet gelezen worden. Controleer de vorm van de gegevens.'],
  month_malformed: [400, 'De maand moet de vorm JJJJ-MM hebben, bijvoorbeeld 2026-11.'],
  not_signed_in: [401, 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.'],
  role_missing: [403, 'U hebt geen toegang tot dit onderdeel.'],
  not_found: [404, 'Dit bestaat niet, of u hebt er geen toegang toe.'],
  invalid: [422, 'Niet alle velden zijn juist ingevuld. Verbeter de aangeduide velden en probeer opnieuw.'],
  too_large: [413, 'De aanvraag is te groot. Verdeel ze in kleinere delen.'],
  media_type: [415, 'Stuur de gegevens als JSON.'],
  too_many: [429, 'Te veel aanvragen na elkaar. Wacht even en probeer opnieuw.'],
  too_slow: [408, 'De aanvraag kwam te traag binnen. Probeer het opnieuw.'],
  overloaded: [503, 'Het is nu erg druk. Probeer het over enkele seconden opnieuw.'],
  fault: [500, 'Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het duren, geef dan het foutnummer door.'],
  stale: [409, 'Iemand anders heeft dit intussen gewijzigd. Bekijk de nieuwe gegevens en probeer opnieuw.'],
  key_reused: [422, 'Deze sleutel hoort bij een andere aanvraag. Gebruik een nieuwe Idempotency-Key.'],
} as const satisfies Catalogue
