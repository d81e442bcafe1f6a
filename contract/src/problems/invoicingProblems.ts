import type { RateGap } from '../invoicing/rateGap.ts'
import type { DeliveryState } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { Cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { vatRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Catalogue, FieldErrors } from './catalogue/catalogue.ts'
import { fixed } from './catalogue/catalogue.ts'
import { countryName, officeDay, officeDays } from './catalogue/formatValues.ts'

/** The Dutch words for what a credit note exceeds: the line, the VAT group or the invoice. */
const CREDITED = { line: 'deze lijn', group: 'dit btw-tarief', invoice: 'deze factuur' } as const

export const invoicingProblems = {
  no_rate: [
    409,
    (f: { days: readonly string[]; rateGap?: RateGap | null }) =>
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
  customer_not_signed: [
    409,
    (f: { customerName: string }) =>
      `${f.customerName} heeft deze uren nog niet ondertekend. Wacht op de klant, of ga door zonder de klant met een reden.`,
  ],
  nothing_to_invoice: [409, 'Er zijn geen uren of kosten om te factureren.'],
  invoice_not_concept: [409, 'Deze factuur is al voltooid en verandert niet meer. Maak een creditnota.'],
  invoice_already_finished: [409, fixed<{ readonly number: string | null }>('Deze factuur heeft al een nummer.')],
  invoice_not_finished: [409, 'Deze factuur is nog een concept. Klik eerst op Factureren.'],
  invoice_already_credited: [
    409,
    fixed<{ readonly creditNoteNumber: string | null }>('Deze factuur is al volledig gecrediteerd.'),
  ],
  credit_exceeds_remaining: [
    409,
    (f: { of: keyof typeof CREDITED; left: Cents; position: number | null }) =>
      `Van ${CREDITED[f.of]} kan nog ${formatEuros(f.left)} gecrediteerd worden.`,
  ],
  credit_nothing_chosen: [422, 'Kies minstens één lijn, met een aantal of een bedrag.'],
  credit_line_unknown: [422, 'Deze lijn staat niet op de factuur, of is twee keer gekozen.'],
  credit_total_not_positive: [422, 'Het totaal van een creditnota moet meer dan 0 zijn.'],
  invoice_total_not_positive: [
    409,
    fixed<{ readonly total: Cents }>('Het totaal van een factuur moet meer dan 0 zijn.'),
  ],
  exemption_text_required: [422, 'Bij 0 % btw is de vrijstellingstekst verplicht.'],
  seller_incomplete: [
    409,
    (f: { fields: readonly string[] }) => `Vul eerst de gegevens van de eigen firma aan: ${f.fields.join(', ')}.`,
  ],
  credit_before_invoice: [
    409,
    (f: { invoiceDate: string }) =>
      `De creditnota kan niet van voor de factuur zijn. Kies een datum op of na ${officeDay(f.invoiceDate)}.`,
  ],
  invoice_documents_forgotten: [
    404,
    'De bewaartermijn van deze factuur is voorbij: haar documenten zijn gewist. Nummer, klant en bedragen zijn bewaard.',
  ],
  no_credit_note: [404, 'Deze factuur heeft geen creditnota.'],
  email_not_confirmed: [
    409,
    (f: { addresses: readonly string[] }) => `Nog niet bevestigd: ${f.addresses.join(', ')}. Bevestig eerst elk adres.`,
  ],
  no_mail_address: [409, 'De factuur heeft geen e-mailadres. Vul er een in.'],
  document_not_made: [
    503,
    fixed<{ readonly requestId?: string }>(
      'De PDF kon niet gemaakt worden, en er is niets veranderd. Probeer het over enkele minuten opnieuw.',
    ),
  ],
  ubl_buyer_private: [409, 'Een particulier krijgt geen e-factuur.'],
  ubl_buyer_without_address: [
    409,
    'Er is geen UBL. Geen Peppol-adres: vul vóór het factureren het ondernemingsnummer of een Peppol-id in bij de klant.',
  ],
  ubl_seller_number_invalid: [
    409,
    'Er is geen UBL: het ondernemingsnummer van de eigen firma is niet geldig. Verbeter het bij de instellingen vóór het factureren.',
  ],
  ubl_seller_abroad: [
    409,
    'Er is geen UBL: het adres van de eigen firma ligt niet in België. Verbeter het bij de instellingen vóór het factureren.',
  ],
  ubl_buyer_is_seller: [
    409,
    'Er is geen UBL: de klant heeft het nummer van de eigen firma. Vul vóór het factureren het nummer van de klant in.',
  ],
  vat_seller_without_number: [
    409,
    'Uw eigen bedrijf heeft geen geldig btw-nummer. Zonder kan u geen btw aanrekenen of verleggen. Vul het in bij Instellingen.',
  ],
  vat_buyer_number_missing: [
    409,
    'Voor dit btw-regime is het btw-nummer van de klant verplicht. Vul het in bij de klant.',
  ],
  vat_regime_country: [
    409,
    (f: { regime: VatRegime; country: string }) =>
      `Regime ‘${vatRegime(f.regime).name}’ past niet bij deze klant in ${countryName(f.country)}. Kies een ander regime.`,
  ],
  vat_outside_scope_mixed: [422, 'Diensten buiten de Belgische btw staan alleen op een factuur. Maak twee facturen.'],
  vat_ground_not_exempt: [
    422,
    (f: { regime: VatRegime }) => `Deze tekst hoort bij ‘${vatRegime(f.regime).name}’. Kies dat regime.`,
  ],
  vat_contradicts_regime: [
    422,
    (f: { percentage: number; regime: VatRegime }) =>
      `${f.percentage} % past niet bij regime ‘${vatRegime(f.regime).name}’.`,
  ],
  exemption_name_taken: [409, 'Er is al een btw-regime met deze naam. Kies een andere naam.'],
  vat_delivery_missing: [409, 'Vul leverdatum en land van levering in.'],
  vat_differs_from_last: [
    409,
    (f: { number: string; before: string; regime: string }) =>
      `De vorige factuur ${f.number} was aan ‘${f.before}’. Deze is aan ‘${f.regime}’. Klopt dat? Kies dan het regime bij de klant.`,
  ],
  buyer_is_seller: [409, 'De klant heeft het nummer van het eigen bedrijf. Verbeter het.'],
  seller_country: [409, 'Uurwerk maakt alleen facturen voor een Belgisch bedrijf.'],
  invoice_date_far: [
    422,
    (f: FieldErrors & { first: string; last: string }) =>
      `De datum ligt te ver weg. Kies een datum tussen ${officeDay(f.first)} en ${officeDay(f.last)}.`,
  ],
  send_without_finish: [422, 'Mailen kan alleen met een nummer. Kies ook ‘Factureren’.'],
  asker_no_longer_hr: [409, 'Wie dit vroeg, is intussen geen HR meer. Vraag het opnieuw.'],
  nothing_to_export: [409, 'Er zijn geen facturen of creditnota’s in deze periode.'],
  mail_just_sent: [409, 'De mail is net verstuurd. Wacht even om ze nog eens te versturen.'],
  peppol_receiver_unknown: [
    409,
    (f: { id: string }) =>
      f.id === ''
        ? 'Deze klant heeft geen Peppol-adres. Vul het ondernemingsnummer of een Peppol-id in bij de klant.'
        : `Deze klant is niet te vinden op Peppol onder ${f.id}.`,
  ],
  peppol_not_set_up: [
    409,
    'Er is geen toegangspunt voor Peppol ingesteld (PEPPOL_PROVIDER). Vraag het aan wie de server beheert.',
  ],
  peppol_under_way: [409, 'Dit document is al onderweg naar Peppol. Wacht even.'],
  peppol_state: [
    409,
    (f: { state: DeliveryState | null }) =>
      f.state === 'unclear'
        ? 'Het is niet zeker of dit document aankwam. Vraag het na bij de klant, en bevestig dan dat het niet aankwam.'
        : 'Dat kan niet in deze staat van de verzending over Peppol.',
  ],
  delivery_by_hand: [409, 'Bij deze klant staat ‘niet versturen’: je bezorgt de factuur zelf.'],
  month_not_kept: [409, 'Deze factuur houdt geen maand vast.'],
  receipt_not_open: [409, 'Dat kan alleen als Uurwerk niet weet of dit document aankwam.'],
  hook_signature: [401, 'De handtekening van deze melding klopt niet.'],
  mail_under_way: [409, 'De mail is al onderweg. Wacht tot ze verstuurd is.'],
} as const satisfies Catalogue
