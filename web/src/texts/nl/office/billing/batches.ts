import { formatCount } from '@uurwerk/domain/money/formatCount'
type Count = (count: number) => string

const invoices: Count = (count) => (count === 1 ? 'één factuur' : `${formatCount(count)} facturen`)
const reminders: Count = (count) => (count === 1 ? 'één herinnering' : `${formatCount(count)} herinneringen`)
const contracts: Count = (count) => (count === 1 ? 'één contract' : `${formatCount(count)} contracten`)

/** The texts for making many invoices at once: choosing the contracts, the progress and the report. */
export const batches = {
  makeTitle: (month: string) => `Facturen maken voor ${month}`,
  makeEffect: 'Eenmaal de factuur is opgesteld kan je geen shifts meer toevoegen.',
  nobodyReady: 'Geen enkel contract van deze maand is klaar: een timesheet moet bevestigd en goedgekeurd zijn.',
  chosen: (chosen: number, all: number) => `${formatCount(chosen)} van ${contracts(all)} gekozen`,
  nothingChosen: 'Kies minstens één contract.',
  contract: (person: string, customer: string) => `${person}, ${customer}`,
  hours: (hours: string, amount: string | null) =>
    amount === null ? `${hours} uur` : `${hours} uur, ${amount} excl. btw`,
  search: 'Zoek op medewerker of klant',
  group: 'Groepeer per klant',
  fromList: (shown: number, all: number) => `Alleen wat de lijst toont: ${formatCount(shown)} van ${contracts(all)}.`,
  wholeMonth: 'Alle contracten van de maand',
  chosenOf: (name: string, chosen: number, all: number) =>
    `${name}: ${formatCount(chosen)} van ${contracts(all)} gekozen`,
  withFigures: (chosen: string, hours: string) => `${chosen}, ${hours}`,
  ofHours: (hours: string, totals: string) => `${hours} uur. ${totals}`,
  amountsFailed: 'De bedragen konden niet berekend worden.',
  noneFound: 'Geen contracten gevonden.',
  finishToo: 'Meteen factureren (nummer geven)',
  finishHint: 'Zonder nummer blijven het concepten, die je nog kan aanpassen.',
  sendToo: 'Meteen verzenden',
  sendHint: 'Alleen wat een nummer krijgt. Per mail: alleen als elk e-mailadres bevestigd is.',
  start: (count: number) => (count === 0 ? 'Facturen maken' : `${invoices(count)} maken`),

  finish: 'Factureren',
  finishQuestion: (count: number, total: string) =>
    count === 1
      ? `Wil je dit concept van ${total} factureren?`
      : `Wil je deze ${formatCount(count)} concepten, samen ${total}, factureren?`,
  oddDates: (count: number) =>
    count === 1
      ? 'Eén concept heeft een datum in de toekomst of van meer dan een jaar terug.'
      : `${formatCount(count)} concepten hebben een datum in de toekomst of van meer dan een jaar terug.`,
  totals: (excluded: string, included: string) => `Samen ${excluded} excl. btw, ${included} incl. btw`,
  finishEffect: 'Elk concept krijgt een nummer en verandert daarna niet meer.',
  send: 'Verzenden',
  sendQuestion: (count: number, total: string) =>
    count === 1
      ? `Wil je deze factuur van ${total} verzenden?`
      : `Wil je deze ${formatCount(count)} facturen, samen ${total}, verzenden?`,
  remove: 'Verwijderen',
  removeQuestion: (count: number, total: string) =>
    count === 1
      ? `Wil je dit concept van ${total} verwijderen?`
      : `Wil je deze ${formatCount(count)} concepten, samen ${total}, verwijderen?`,
  removeEffect: 'De maanden kunnen daarna weer aangepast en gefactureerd worden.',
  removed: (count: number, total: string) =>
    count === 1
      ? `Het concept van ${total} is verwijderd.`
      : `${formatCount(count)} concepten, samen ${total}, zijn verwijderd.`,
  notRestored: (names: readonly string[]) => `Niet teruggezet: ${names.join('; ')}`,
  notRemoved: (names: readonly string[]) => `Niet verwijderd: ${names.join('; ')}`,
  sendEffect:
    'Elke factuur vertrekt zoals haar klant het wil: over Peppol of per mail. Van een gecrediteerde factuur gaat de creditnota weg.',

  selection: {
    label: 'Selectie',
    chosen: (count: number) => `${formatCount(count)} gekozen`,
    finish: (ready: number, chosen: number) =>
      ready === 0 || ready === chosen ? 'Factureren' : `${formatCount(ready)} factureren`,
    nothingToFinish: 'Geen van de gekozen facturen is nog een concept.',
    send: (ready: number, chosen: number) =>
      ready === 0 || ready === chosen ? 'Verzenden' : `${formatCount(ready)} verzenden`,
    remove: (ready: number, chosen: number) =>
      ready === 0 || ready === chosen ? 'Verwijderen' : `${formatCount(ready)} verwijderen`,
    nothingToSend: 'Geen van de gekozen facturen heeft een nummer. Klik eerst op Factureren.',
    clear: 'Selectie wissen',
  },

  titles: { make: 'Facturen maken', finish: 'Factureren', send: 'Verzenden', remind: 'Herinneringen' },
  failed: 'Hoe ver de facturen staan, kon niet geladen worden.',
  bar: 'Voortgang van de facturen',
  progress: {
    make: (done: number, all: number) => `${formatCount(done)} van ${contracts(all)} behandeld`,
    finish: (done: number, all: number) => `${formatCount(done)} van ${invoices(all)} gefactureerd`,
    send: (done: number, all: number) => `${formatCount(done)} van ${invoices(all)} klaargezet om te verzenden`,
    remind: (done: number, all: number) => `${formatCount(done)} van ${reminders(all)} gemaakt`,
  },
  waiting: 'Begint zo…',
  goesOn: 'Je mag dit venster sluiten: het werk gaat verder, en je vindt het terug op deze lijst.',
  done: {
    make: (good: number) => `${invoices(good)} gemaakt`,
    finish: (good: number) => `${invoices(good)} gefactureerd`,
    send: (good: number) => `${invoices(good)} klaargezet om te verzenden`,
    remind: (good: number) => `${reminders(good)} gemaakt`,
  },
  passedOver: (count: number) => (count === 0 ? 'niets overgeslagen' : `${formatCount(count)} overgeslagen`),
  report: 'Verslag',
  reportOf: 'Verslag van de facturen',
  dismiss: 'Voortgang sluiten',
  csvName: (id: number) => `facturen-verslag-${id}`,
  partly: (count: number) =>
    count === 1 ? 'bij één ging het niet verder' : `bij ${formatCount(count)} ging het niet verder`,
  retry: {
    make: (count: number) => (count === 1 ? 'Overgeslagene opnieuw' : `${formatCount(count)} overgeslagene opnieuw`),
    finish: (count: number) => (count === 1 ? 'Opnieuw factureren' : `${formatCount(count)} opnieuw factureren`),
    send: (count: number) => (count === 1 ? 'Opnieuw verzenden' : `${formatCount(count)} opnieuw verzenden`),
    remind: (count: number) => (count === 1 ? 'Opnieuw herinneren' : `${formatCount(count)} opnieuw herinneren`),
  },
  parts: { toDo: 'Na te kijken', good: 'Gelukt' },
  part: (name: string, count: number) => `${name} (${formatCount(count)})`,
  partLabel: 'Toon',
  figures: {
    label: 'Voor en na',
    what: 'Wat',
    before: 'Gekozen',
    after: 'Gelukt',
    count: 'Aantal',
    hours: 'Uren',
    excluded: 'Excl. btw',
    included: 'Incl. btw',
    ofGroup: (count: number, hours: string) => `${formatCount(count)} · ${hours} uur`,
    withAmounts: (figures: string, excluded: string, included: string) =>
      `${figures} · ${excluded} excl. btw · ${included} incl. btw`,
    reportOf: (customer: string) => `Verslag van ${customer}`,
  },
  columns: {
    person: 'Medewerker',
    customer: 'Klant',
    invoice: 'Factuur',
    vat: 'Btw',
    hours: 'Uren',
    amount: 'Totaal incl. btw',
    result: 'Resultaat',
    reason: 'Reden',
  },
  results: { good: 'Gelukt', partly: 'Niet verder', passedOver: 'Overgeslagen' },
  ways: {
    preview: 'Naar de facturatie',
    timesheet: 'Naar de maand',
    emails: 'Naar de e-mails',
    settings: 'Naar de eigen firma',
    invoice: 'Naar de factuur',
  },

  books: {
    open: 'Boekhouding',
    title: 'Export voor de boekhouding',
    explanation: 'Facturen met een nummer en creditnota’s, op hun datum.',
    from: 'Van',
    to: 'Tot en met',
    csv: 'CSV',
    zip: 'Zip met PDF en UBL',
    downloading: 'Bezig met downloaden…',
    oneAtATime: 'Er wordt al een bestand gedownload.',
    fillIn: 'Vul eerst beide datums in.',
  },
}
