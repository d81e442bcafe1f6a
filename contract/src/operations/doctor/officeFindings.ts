import { centsOfEuros } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { counted, duration } from './counted.ts'
import type { FindingCatalogue } from './findingCatalogue.ts'

const seriesNames = { invoice: 'facturen', credit_note: 'creditnota’s' } as const

type OfSeries = { readonly series: keyof typeof seriesNames; readonly year: number }

const inSeries = ({ series, year }: OfSeries): string => `de ${seriesNames[series]} van ${year}`

/** The findings of the installation check about invoices, mails, payments and hourly rates. */
export const officeFindings = {
  company_incomplete: [
    'red',
    (f: { fields: readonly string[] }) => `Het eigen bedrijf is niet volledig ingevuld: ${f.fields.join(', ')}.`,
    'Vul dit aan bij Instellingen: zonder kan geen factuur afgewerkt worden.',
  ],
  number_gap: [
    'red',
    (f: OfSeries & { missing: readonly number[]; count: number }) =>
      `In ${inSeries(f)} ${f.count === 1 ? 'ontbreekt nummer' : `ontbreken ${f.count} nummers:`} ${f.missing.join(', ')}${f.count > f.missing.length ? ' …' : ''}.`,
    'Uurwerk laat zelf geen nummer vallen: er werd in de databank ingegrepen, of een oude kopie teruggezet. Haal de back-up van ervoor erbij, en verwittig uw boekhouder voor u verder factureert.',
  ],
  number_series_behind: [
    'red',
    (f: OfSeries & { last: number; highest: number }) =>
      `De teller van ${inSeries(f)} staat op ${f.last}, maar nummer ${f.highest} is al gegeven.`,
    'De volgende factuur zou een nummer willen dat al bestaat en geweigerd worden. Zet de teller (number_series) gelijk met het hoogste nummer.',
  ],
  numbers_out_of_order: [
    'red',
    (f: OfSeries & { numbers: readonly string[]; count: number }) =>
      `In ${inSeries(f)} ${f.count === 1 ? 'draagt' : 'dragen'} ${f.numbers.join(', ')}${f.count > f.numbers.length ? ' …' : ''} een datum van voor die van het vorige nummer.`,
    'Datums horen met de nummers mee te stijgen. Verwittig uw boekhouder; een creditnota en een nieuwe factuur zetten het recht.',
  ],
  people_without_rate: [
    'amber',
    (f: { month: string; people: number }) =>
      `In ${f.month} ${f.people === 1 ? 'heeft 1 persoon' : `hebben ${f.people} mensen`} uren op dagen zonder tarief.`,
    'Geef het contract een order met een uurtarief voor die dagen; zonder kunnen ze niet gefactureerd worden.',
  ],
  vat_regime_unchosen: [
    'amber',
    (f: { count: number; regime: string }) =>
      `Voor ${counted(f.count, 'klant met een lopend contract is', 'klanten met een lopend contract is')} geen btw-regime gekozen: hun facturen volgen het bedrijf, ‘${f.regime}’.`,
    'Kies het regime van elke klant bij Instellingen, Btw. Uurwerk stelt er een voor uit de vorige facturen.',
  ],
  payments_unassigned: [
    'amber',
    (f: { count: number; total: number; days: number }) =>
      `${counted(f.count, 'ontvangen verrichting wacht', 'ontvangen verrichtingen wachten')} al meer dan ${f.days} dagen op een factuur, samen ${formatEuros(centsOfEuros(f.total))}.`,
    'Wijs ze toe bij Betalingen, of duid ze aan als geen klantbetaling. Tot dan krijgen klanten een herinnering voor wat ze betaalden.',
  ],
  statement_gap: [
    'amber',
    (f: { account: string; days: readonly string[] }) =>
      `Op rekening ${f.account} sluit het uittreksel tot ${f.days.join(', ')} niet aan op het vorige: er ontbreekt er een.`,
    'Download bij de bank het uittreksel van de dagen ertussen en importeer het bij Betalingen. Wat al geïmporteerd is, telt niet twee keer.',
  ],
  interest_rate_missing: [
    'amber',
    (f: { halfYears: readonly string[] }) =>
      `Voor de halfjaren vanaf ${f.halfYears.join(', ')} is geen wettelijke intrest ingevuld, en er zijn facturen te laat.`,
    'Vul de intrestvoet uit het Belgisch Staatsblad in bij Instellingen, Herinneringen. Tot dan vraagt een herinnering geen intrest.',
  ],
  mail_failed: [
    'amber',
    (f: { count: number }) =>
      `${counted(f.count, 'mail is', 'mails zijn')} de laatste 30 dagen niet vertrokken, en daarna niet opnieuw verstuurd.`,
    'Kijk het adres na en verstuur opnieuw op het scherm waar de mail vandaan kwam.',
  ],
  mail_unclear: [
    'amber',
    (f: { count: number }) =>
      `Van ${counted(f.count, 'mail is', 'mails is')} niet bekend of ze aankwam: de mailserver viel weg tijdens het versturen.`,
    'Vraag het na bij de ontvanger en verstuur zo nodig opnieuw; vanzelf gebeurt dat niet.',
  ],
  mail_waiting: [
    'red',
    (f: { count: number; oldestSeconds: number }) =>
      `${counted(f.count, 'mail wacht', 'mails wachten')}, de oudste al ${duration(f.oldestSeconds)}.`,
    'Kijk na of de mailserver in SMTP_URL bereikbaar is en of een proces van Uurwerk de wachtrij afwerkt.',
  ],
  peppol_not_set_up: [
    'amber',
    (f: { count: number }) =>
      `${counted(f.count, 'factuur hoorde', 'facturen hoorden')} de laatste 30 dagen als e-factuur over Peppol te gaan, en er is geen toegangspunt ingesteld.`,
    'Kies een toegangspunt en zet PEPPOL_PROVIDER en de sleutel; of verstuur de UBL zelf.',
  ],
  peppol_key_refused: [
    'red',
    () => 'Het toegangspunt van Peppol weigert onze sleutel: alle verzendingen wachten.',
    'Zet de juiste sleutel in PEPPOL_API_KEY en start opnieuw; wat wacht, vertrekt dan één keer.',
  ],
  peppol_unreachable: [
    'red',
    (f: { reason: string }) => `Het toegangspunt van Peppol antwoordt niet: ${f.reason}.`,
    'Kijk PEPPOL_URL en de firewall na. Verzendingen worden vanzelf opnieuw geprobeerd.',
  ],
  peppol_sender_unknown: [
    'red',
    (f: { id: string }) => `Het toegangspunt kent ons eigen Peppol-adres ${f.id} niet.`,
    'Laat het ondernemingsnummer van de eigen firma bij het toegangspunt toevoegen om te verzenden.',
  ],
  peppol_credits_low: [
    'amber',
    (f: { count: number }) => `Bij het toegangspunt zijn nog ${f.count} verzendingen over.`,
    'Koop er bij het toegangspunt bij; zonder vertrekt niets meer over Peppol.',
  ],
  peppol_stuck: [
    'amber',
    (f: { count: number }) =>
      `${counted(f.count, 'document is', 'documenten zijn')} al meer dan een dag onderweg over Peppol.`,
    'De staat wordt vanzelf opnieuw gelezen. Blijft dit, vraag het na bij het toegangspunt.',
  ],
  peppol_unclear: [
    'amber',
    (f: { count: number }) =>
      `Van ${counted(f.count, 'document is', 'documenten is')} niet bekend of ze over Peppol vertrokken.`,
    'Vraag het na bij de klant of het toegangspunt, en verstuur zo nodig opnieuw; vanzelf gebeurt dat niet.',
  ],
  peppol_failed: [
    'amber',
    (f: { count: number }) => `${counted(f.count, 'document is', 'documenten zijn')} niet over Peppol vertrokken.`,
    'De factuur zegt waarom. Verbeter dat, en verstuur opnieuw.',
  ],
  peppol_rejected: [
    'amber',
    (f: { count: number }) => `${counted(f.count, 'document werd', 'documenten werden')} door de klant geweigerd.`,
    'De factuur zegt waarom. Maak een creditnota en factureer opnieuw.',
  ],
  peppol_contradiction: [
    'red',
    (f: { count: number }) =>
      `Over ${counted(f.count, 'document meldde', 'documenten meldde')} het toegangspunt zowel een aflevering als een mislukking.`,
    'Vraag bij de klant na of het document aankwam.',
  ],
} as const satisfies FindingCatalogue
