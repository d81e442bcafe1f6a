import { formatCount } from '@uurwerk/domain/money/formatCount'

export const vatRegimes = {
  title: 'Btw-regime',
  label: 'Regime van de facturen',
  unchosen: 'Nog niet gekozen.',
  asCompany: 'Zoals het bedrijf',
  asCustomer: 'Zoals de klant',
  question: 'Wil je het btw-regime aanpassen?',
  confirm: 'Btw-regime aanpassen',
  effect: (concepts: number) =>
    concepts === 1
      ? 'Eén concept krijgt dit regime. Facturen met een nummer veranderen niet.'
      : `${formatCount(concepts)} concepten krijgen dit regime. Facturen met een nummer veranderen niet.`,
  ofCompany: 'Regime van het bedrijf',
  ofCompanyHint: 'Voor elke klant en elk contract waarvoor niets gekozen is.',
  offered: 'Aangeboden regimes',
  offeredHint: 'Een regime dat uit staat, kan niet meer gekozen worden. Wie het heeft, houdt het.',
  own: 'Eigen vrijstellingen',
  ownHint:
    'Voor een vrijstelling met een eigen wettekst. Je kiest ze daarna bij een klant, een contract, een kost of een factuur.',
  noOwn: 'Nog geen eigen vrijstellingen.',
  addOwn: 'Vrijstelling toevoegen',
  editOwn: (name: string) => `${name} aanpassen`,
  exemption: {
    name: 'Naam op onze schermen',
    words: { nl: 'Tekst in het Nederlands', fr: 'Tekst in het Frans', en: 'Tekst in het Engels' },
    wordsHint: 'Komt op de factuur en in de UBL, in de taal van de klant.',
    vatex: 'Code in de UBL (VATEX)',
    noCode: 'Geen code',
    save: 'Opslaan',
    nothingChanged: 'Er is niets aangepast.',
  },
  customers: 'Btw-regime per klant',
  filter: 'Klanten',
  filters: { unchosen: 'Nog te kiezen', all: 'Alle' },
  vatIdUnknown: 'btw-plichtig?',
  vatIdUnknownNote:
    'Deze klant had een nummer zonder BE. Heeft hij een btw-nummer, vul het dan in bij de klant. Heeft hij er geen, kies dan zijn regime.',
  search: 'Zoek op klant',
  csvName: 'btw-regime-per-klant',
  columns: { customer: 'Klant', chosen: 'Regime', proposed: 'Voorstel', last: 'Laatste facturen' },
  notChosen: 'niet gekozen',
  everyChosen: 'Voor elke klant is een regime gekozen',
  noCustomers: 'Nog geen actieve klanten',
  showAll: 'Toon alle klanten',
  selection: 'Selectie',
  selected: (count: number) => (count === 1 ? '1 klant gekozen' : `${formatCount(count)} klanten gekozen`),
  clear: 'Selectie wissen',
  choose: 'Btw-regime kiezen',
  chooseFor: (count: number) =>
    count === 1 ? 'Btw-regime van 1 klant' : `Btw-regime van ${formatCount(count)} klanten`,
  save: 'Regime kiezen',
  noConcepts: 'Geen enkel concept verandert. Facturen met een nummer veranderen nooit.',
  refusedTitle: (count: number) =>
    count === 1 ? 'Voor 1 klant past dit regime niet:' : `Voor ${formatCount(count)} klanten past dit regime niet:`,
  refused: (customer: string, reason: string) => `${customer}: ${reason}`,
  takeThemOut: 'Haal ze uit de selectie, of kies een ander regime.',
  loading: 'Wordt nagekeken…',
}
