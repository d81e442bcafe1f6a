import { formatCount } from '@uurwerk/domain/money/formatCount'
import { centsOfEuros } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import type { Catalogue } from './catalogue/catalogue.ts'

const euros = (amount: number): string => formatEuros(centsOfEuros(amount))

export const paymentsProblems = {
  statement_unreadable: [
    422,
    (f: { line: number | null }) =>
      `Dit bestand is geen leesbaar rekeninguittreksel${f.line === null ? '' : ` (lijn ${f.line})`}. Download het opnieuw bij de bank, als CODA of camt.053.`,
  ],
  statement_version: [
    422,
    (f: { version: string }) =>
      `Versie ‘${f.version}’ wordt niet gelezen. Kies bij de bank CODA 2, camt.053.001.02 of camt.053.001.08.`,
  ],
  statement_amount: [
    422,
    (f: { written: string }) =>
      `Het bedrag ‘${f.written}’ is geen bedrag in hele centen. Download het bestand opnieuw bij de bank.`,
  ],
  statement_currency: [
    422,
    (f: { currency: string }) => `Deze rekening is in ${f.currency}. Kies een rekening in euro.`,
  ],
  statement_totals_wrong: [
    422,
    (f: { account: string; expected: number; found: number }) =>
      `De verrichtingen tellen op tot ${euros(f.found)}, maar het uittreksel zegt ${euros(f.expected)}. Er is niets geïmporteerd. Download het bestand opnieuw bij de bank.`,
  ],
  statement_account_unknown: [
    409,
    (f: { account: string }) =>
      `Rekening ${f.account} staat niet bij de rekeningen van de eigen firma. Kies een ander bestand, of voeg de rekening toe bij Instellingen.`,
  ],
  statement_too_long: [
    413,
    (f: { most: number }) =>
      `Het bestand telt meer dan ${formatCount(f.most)} verrichtingen. Kies een kortere periode.`,
  ],
  allocation_exceeds_entry: [
    409,
    (f: { free: number }) =>
      `Van deze verrichting kan nog ${euros(f.free)} toegewezen worden. Kies een kleiner bedrag.`,
  ],
  allocation_exceeds_invoice: [
    409,
    (f: { open: number }) => `Op deze factuur staat nog ${euros(f.open)} open. Kies een kleiner bedrag.`,
  ],
  allocation_exceeds_credit: [
    409,
    (f: { credit: number }) =>
      `Deze klant heeft op deze factuur een tegoed van ${euros(f.credit)}. Kies een kleiner bedrag.`,
  ],
  allocation_exceeds_claims: [
    409,
    (f: { claims: number }) =>
      `Voor deze factuur kan nog ${euros(f.claims)} intrest en kosten geboekt worden. Kies een kleiner bedrag.`,
  ],
  allocation_wrong_direction: [
    422,
    'Ontvangen geld betaalt een factuur, teruggestort geld verkleint een tegoed. Keer het teken om.',
  ],
  set_off_other_customer: [409, 'Dit is een factuur van een andere klant. Kies een andere factuur.'],
  payment_already_undone: [409, 'Deze betaling is al ongedaan gemaakt. Laad het scherm opnieuw.'],
  payment_credit_used: [409, 'Dit geld is intussen terugbetaald of verrekend. Maak dat eerst ongedaan.'],
  payment_in_future: [422, 'De datum van een betaling ligt niet na vandaag. Kies een vroegere datum.'],
  entry_already_booked: [409, 'Een deel van deze verrichting is al toegewezen. Maak dat eerst ongedaan.'],
  nothing_due: [409, 'Op deze factuur staat niets meer open.'],
  not_disputed: [409, 'Deze factuur is niet meer betwist.'],
  write_off_too_large: [
    422,
    (f: { most: number; open: number }) =>
      `Afboeken kan tot ${euros(f.most)}, en er staat nog ${euros(f.open)} open. Maak een creditnota.`,
  ],
  nothing_to_remind: [409, 'Voor deze klant is er intussen niets meer om aan te herinneren.'],
  reminder_followed: [409, 'Op deze brief volgde al een herinnering. Je kan hem niet meer intrekken.'],
  rate_not_half_year: [
    422,
    'Een wettelijke intrestvoet geldt vanaf 1 januari of 1 juli. Kies een van deze dagen, elke dag één keer.',
  ],
} as const satisfies Catalogue
