import type { ConfirmationRefusal } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirm'
import { fixed, type Catalogue, type StoredFacts } from './catalogue/catalogue.ts'

export const timesheetsProblems = {
  no_contract_in_month: [409, fixed<StoredFacts>('Er is geen contract in deze maand. Kies een andere maand.')],
  already_locked: [409, fixed<StoredFacts>('De planning is al vastgezet.')],
  nothing_to_undo: [409, 'Dit kan niet meer ongedaan gemaakt worden.'],
  month_changed_since: [
    409,
    fixed<StoredFacts>('Dit kan niet meer ongedaan gemaakt worden, want de maand is intussen gewijzigd.'),
  ],
  not_locked: [409, fixed<StoredFacts>('De planning is nog niet vastgezet. Zet ze eerst vast.')],
  month_not_begun: [409, fixed<StoredFacts>('Deze maand is nog niet begonnen. Bevestigen kan vanaf de eerste dag.')],
  already_approved: [409, fixed<StoredFacts>('De timesheet is al goedgekeurd voor facturatie.')],
  not_approved: [409, fixed<StoredFacts>('De timesheet is niet goedgekeurd voor facturatie.')],
  already_confirmed: [409, fixed<StoredFacts>('De timesheet is al bevestigd.')],
  not_confirmed: [409, fixed<StoredFacts>('De timesheet is nog niet bevestigd.')],
  already_reminded_today: [409, 'Vandaag is al een herinnering verstuurd. Morgen kan het opnieuw.'],
  cannot_confirm_themselves: [409, 'Deze persoon kan niet meer aanmelden. Bevestig de timesheet zelf, met een reden.'],
  not_all_confirmable: [
    409,
    (
      f: StoredFacts & {
        reasons: readonly { contractId: number; refusal: ConfirmationRefusal }[]
        customers: readonly string[]
      },
    ) => `Niet alle contracten kunnen bevestigd worden: ${f.customers.join(', ')}. Zet eerst de planning vast.`,
  ],
  already_invoiced: [
    409,
    fixed<StoredFacts & { readonly number?: string | null }>('Van deze maand is al een factuur gemaakt.'),
  ],
  month_changed: [409, 'De uren zijn intussen gewijzigd. Kijk de gemarkeerde lijnen na.'],
  lines_not_agreed: [409, 'Nog niet alle lijnen zijn akkoord.'],
  nothing_disputed: [409, 'Er zijn geen nieuwe opmerkingen om te versturen.'],
  dispute_gone: [409, 'Deze opmerking is al beantwoord, of de klant heeft ze gewijzigd.'],
  nothing_to_waive: [409, 'Deze maand wacht niet op de klant.'],
  nothing_to_sign: [409, 'De klant kan deze maand nu niet ondertekenen.'],
  no_contact_may_sign: [409, 'Bij deze klant mag niemand ondertekenen. Voeg een contactpersoon toe bij de klant.'],
  shifts_to_come: [409, 'De laatste shift van deze maand is nog niet voorbij.'],
  may_not_sign: [403, 'Je kan deze uren nakijken, maar niet ondertekenen.'],
  already_signed: [
    409,
    (f: { name: string; signedAt: string }, { day }) =>
      `Deze uren zijn al ondertekend door ${f.name} op ${day(f.signedAt.slice(0, 10))} om ${f.signedAt.slice(11, 16)}.`,
  ],
} as const satisfies Catalogue
