import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { RecordInUse, RecordUser } from '@uurwerk/domain/refusalToRemove'
import { fixed, type Catalogue, type FieldErrors, type StoredFacts } from './catalogue/catalogue.ts'

const USERS = {
  contracts: ['contract', 'contracten'],
  subdivisions: ['subdivisie', 'subdivisies'],
  shifts: ['shift', 'shiften'],
  absences: ['afwezigheid', 'afwezigheden'],
  sickLeaves: ['periode van langdurige ziekte', 'periodes van langdurige ziekte'],
  balances: ['wijziging van een saldo', 'wijzigingen van een saldo'],
  confirmedMonths: ['bevestigde maand', 'bevestigde maanden'],
  freeCosts: ['vrije kost', 'vrije kosten'],
  invoices: ['factuur', 'facturen'],
  batches: ['reeks facturen', 'reeksen facturen'],
  changedRates: ['klant met later aangepaste bonustarieven', 'klanten met later aangepaste bonustarieven'],
  ownShiftTypes: ['eigen shift type', 'eigen shift types'],
  patterns: ['patroon van een medewerker', 'patronen van medewerkers'],
  openShifts: ['open shift', 'open shiften'],
  requests: ['aanvraag van een klant', 'aanvragen van klanten'],
  claims: ['aanvraag van een open shift', 'aanvragen van open shiften'],
  payrollExports: ['loonexport', 'loonexports'],
  reminders: ['herinnering', 'herinneringen'],
  signIns: ['aanmelding', 'aanmeldingen'],
  acts: ['handeling in de historiek', 'handelingen in de historiek'],
} as const satisfies Record<RecordUser, readonly [one: string, many: string]>

const formatUse = ({ by, count }: RecordInUse['uses'][number]): string =>
  `${formatCount(count)} ${USERS[by][count === 1 ? 0 : 1]}`

export const requestsProblems = {
  malformed: [400, 'De aanvraag is niet leesbaar. Controleer de vorm van de gegevens.'],
  month_malformed: [400, 'De maand moet de vorm JJJJ-MM hebben, bijvoorbeeld 2026-11.'],
  not_signed_in: [401, 'U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.'],
  role_missing: [403, 'Je hebt geen toegang tot dit onderdeel.'],
  not_found: [404, 'Dit bestaat niet, of je hebt er geen toegang toe.'],
  invalid: [422, fixed<FieldErrors>('Niet alle velden zijn juist ingevuld. Verbeter de aangeduide velden.')],
  too_large: [413, 'De aanvraag is te groot. Verdeel ze in kleinere delen.'],
  media_type: [415, 'Stuur de gegevens als JSON.'],
  too_many: [
    429,
    fixed<{ readonly retryAfter?: number }>('Te veel aanvragen na elkaar. Wacht even en probeer opnieuw.'),
  ],
  wrong_host: [421, 'Deze demo antwoordt alleen op haar eigen adres. Zet PUBLIC_URL op het adres waarmee je ze opent.'],
  too_slow: [408, 'De aanvraag kwam te traag binnen. Probeer het opnieuw.'],
  overloaded: [503, 'Het is nu erg druk. Probeer het over enkele seconden opnieuw.'],
  office_calls: [
    429,
    fixed<{ readonly retryAfter?: number }>(
      'Je kantoor stuurt nu te veel aanvragen na elkaar. Probeer het over enkele seconden opnieuw.',
    ),
  ],
  office_unknown: [404, 'Op dit adres is er niets.'],
  office_busy: [503, 'Het is nu erg druk op je kantoor. Probeer het over enkele seconden opnieuw.'],
  office_in_maintenance: [503, 'Uurwerk is hier even in onderhoud. Probeer het over enkele minuten opnieuw.'],
  fault: [
    500,
    fixed<{ readonly requestId?: string }>(
      'Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het duren, geef dan het foutnummer door.',
    ),
  ],
  stale: [
    409,
    fixed<StoredFacts>('Iemand anders heeft dit intussen gewijzigd. Bekijk de nieuwe gegevens en probeer opnieuw.'),
  ],
  record_in_use: [
    409,
    (f: RecordInUse) =>
      `Dit kan niet verwijderd worden, want het is in gebruik${f.uses.length === 0 ? '' : `: ${f.uses.map(formatUse).join(', ')}`}.`,
  ],
  key_reused: [422, 'Deze sleutel hoort bij een andere aanvraag. Gebruik een nieuwe Idempotency-Key.'],
} as const satisfies Catalogue
