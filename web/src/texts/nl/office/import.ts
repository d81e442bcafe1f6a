import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { ImportMeaning, ImportQuestion } from '@uurwerk/contract/import/import'
import type { ImportAct } from '@uurwerk/contract/import/importActs'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { toDay } from '@uurwerk/domain/time/day'
import type { ImportRun } from '@uurwerk/contract/import/importRuns'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

const names: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  people: ['persoon', 'personen'],
  customers: ['klant', 'klanten'],
  shiftTypes: ['shift type', 'shift types'],
  contracts: ['contract', 'contracten'],
  balances: ['beginsaldo', 'beginsaldi'],
}

const countOf = (kind: ImportKind, count: number) => counted(count, ...names[kind])
/**
 * The description of an import or of a copy of data to customers: '3 personen', or 'Kopie van AZ Klaverveld naar 12
 * klanten'.
 */
const actOf = ({ kind, made, fileName }: ImportAct): string =>
  kind === 'customerCopies' ? `Kopie van ${fileName} naar ${countOf('customers', made)}` : countOf(kind, made)
const rowsOf = (count: number) => counted(count, 'rij', 'rijen')

/** Writes a moment from the server as '20-11-2026 07:00'. The server sends the moment in Belgian time. */
const momentOf = (moment: string): string =>
  `${formatDayWithDashes(toDay(moment.slice(0, 10)))} ${moment.slice(11, 16)}`

type Done = {
  readonly unchanged: number
  readonly differingCount: number
  readonly withoutOpening: number
}

const withoutOpeningText = (count: number): string =>
  `${countOf('people', count)} ${count === 1 ? 'heeft' : 'hebben'} contractmaanden in het verleden en geen openingsmaand. Die maanden wachten allemaal op een bevestiging. Importeer bij de beginsaldi voor elke werknemer een rij Recuperatie met de maand van de overstap.`

export const imports = {
  title: 'Importeren',
  stepsLabel: 'Wat er geïmporteerd kan worden, in deze volgorde',
  steps: {
    people: 'Personen',
    customers: 'Klanten',
    shiftTypes: 'Shift types',
    contracts: 'Contracten',
    balances: 'Beginsaldi',
  },
  standing: (kind: ImportKind, count: number) =>
    kind === 'balances' ? `van ${countOf('people', count)}` : `${formatCount(count)} ingevoerd`,
  noneStanding: 'nog niets',
  explained: {
    people:
      'Wie er werkt, met startdatum, statuut en percentage. Hun werkgevers voeg je eerst toe bij de instellingen. Met een openingsmaand telt Uurwerk pas vanaf de overstap.',
    customers: 'Waar er gewerkt wordt en wie de factuur krijgt. Niemand krijgt hierdoor een e-mail.',
    shiftTypes:
      'De diensten die bij een klant gepland kunnen worden, met hun uren en pauze. De klanten moeten er al zijn.',
    contracts:
      'Een persoon bij een klant, met de eerste order. Personen en klanten moeten er al zijn. Begint een contract voor de overstap, geef die persoon dan een openingsmaand: maanden ervoor hoeven niet bevestigd te worden.',
    balances:
      'Wat iedereen bij de overstap nog over heeft: verlof per soort en jaar, en de opgebouwde recuperatie. Geef elke werknemer een rij Recuperatie met de maand van de overstap, ook met 0 uren: vanaf die maand telt Uurwerk.',
  },
  prepare: '1. Vul het sjabloon in',
  template: 'Sjabloon downloaden',
  export: 'Wat er al is downloaden',
  templateText:
    'De voorbeeldrij mag blijven staan: ze wordt overgeslagen. Een Excel-bestand uit een ander programma mag ook: wat een kolom betekent, kies je na het inlezen.',
  columns: {
    show: 'Uitleg bij de kolommen',
    header: 'Kolom',
    required: 'Verplicht',
    form: 'Vorm',
    note: 'Toelichting',
    forms: {
      text: 'Tekst',
      day: 'Datum: 31-12-2026, 31/12/2026, 31 december 2026 of 2026-12-31',
      month: 'Maand: 11-2026',
      number: 'Getal, met komma of punt voor de decimalen',
      whole: 'Geheel getal',
      time: 'Tijdstip: 06:00',
      yesNo: 'ja of nee',
    },
    oneOf: (choices: readonly string[]) => `Eén van: ${choices.join(', ')}`,
    yes: 'ja',
    no: '',
  },
  choose: '2. Kies het bestand',
  chooseFile: 'Bestand kiezen',
  otherFile: 'Ander bestand kiezen',
  drop: 'Sleep een Excel- of CSV-bestand hierheen, of',
  dropText: 'Hoogstens 10.000 rijen. Er wordt nog niets opgeslagen: eerst zie je wat er zou gebeuren.',
  tooLarge: 'Het bestand is groter dan 8 MB. Verdeel het in kleinere bestanden.',
  checking: 'Het bestand wordt nagekeken …',
  importing: (kind: ImportKind, count: number) =>
    `${countOf(kind, count)} ${count === 1 ? 'wordt' : 'worden'} geïmporteerd …`,
  progress: {
    bar: 'Hoever het staat',
    stop: 'Importeren stoppen',
    stopCheck: 'Nakijken stoppen',
    stopping: 'Het wordt gestopt.',
    of: ({ kind, phase, done, total, state }: ImportRun): string => {
      if (state === 'stopping') return 'Het wordt gestopt. Er wordt niets opgeslagen.'
      if (phase === 'waiting') return 'Wacht tot een andere import klaar is …'
      if (phase === 'reading' || total === 0) return 'Het bestand wordt gelezen …'
      return phase === 'checking'
        ? `${formatCount(done)} van ${rowsOf(total)} nagekeken`
        : `${formatCount(done)} van ${countOf(kind, total)} weggeschreven`
    },
    ended: ({ kind, state, made }: ImportRun): string => {
      if (state === 'cancelled') return 'De laatste import is gestopt. Er is niets opgeslagen.'
      if (state === 'refused') return 'De laatste import is geweigerd. Er is niets opgeslagen.'
      return `De laatste import is klaar: ${countOf(kind, made)}.`
    },
  },
  check: (file: string) => `3. Kijk na: ${file}`,
  counts: {
    made: 'nieuw',
    unchanged: 'ongewijzigd',
    differing: 'met andere gegevens',
    warnings: (count: number) => (count === 1 ? 'waarschuwing' : 'waarschuwingen'),
    errors: (count: number) => (count === 1 ? 'fout' : 'fouten'),
  },
  ignored: (columns: readonly string[]) =>
    `Deze kolommen zijn niet bekend en worden niet gelezen: ${columns.join(', ')}.`,
  sheets: (read: string, others: readonly string[]) =>
    `Enkel het eerste blad, ${read}, wordt gelezen. Niet gelezen: ${others.join(', ')}.`,
  fileColumns: {
    title: 'Kolommen van het bestand',
    aside: (read: number, all: number) => `${formatCount(read)} van ${formatCount(all)} gelezen`,
    show: 'Wat elke kolom betekent',
    text: (row: number) =>
      `De kolomtitels staan op rij ${formatCount(row)}. Klopt een kolom niet, kies dan wat ze betekent. Uurwerk onthoudt dat voor elk bestand met dezelfde kolomtitels. Een kolom met * is verplicht.`,
    remembered: 'Deze keuze is onthouden van een vorig bestand met dezelfde kolomtitels. Een kolom met * is verplicht.',
    noHeader: 'Zonder titel',
    notRead: 'Niet lezen',
    readAs: (header: string) => `${header}: lezen als`,
    apply: 'Kolommen toepassen',
    unchanged: 'Er is nog niets veranderd.',
  },
  questions: {
    title: 'Wat bedoelt dit bestand?',
    ask: ({ column, count, example }: ImportQuestion) =>
      `${column}: ${example}${count === 1 ? '' : ` en ${formatCount(count - 1)} andere`}`,
    meaning: (meaning: ImportMeaning, example: string): string =>
      ({
        thousands: `De punt scheidt duizenden: ${example}`,
        decimals: `De punt is een komma: ${example}`,
        dayFirst: `De dag staat eerst: ${example}`,
        monthFirst: `De maand staat eerst in deze kolom: ${example}`,
        asWritten: `Zoals het er staat: ${example}`,
        fraction: `Een deel van het geheel: ${example}`,
      })[meaning],
  },
  correct: {
    open: (row: number, column: string) => `Verbeter rij ${row}, ${column}`,
    field: (row: number, column: string) => `Rij ${row}, ${column}`,
    save: 'Verbeter',
    count: (count: number) => `${counted(count, 'cel', 'cellen')} hier verbeterd. Het bestand zelf is niet veranderd.`,
  },
  groups: {
    title: 'Wat er vaak schort',
    times: (count: number) => `${formatCount(count)} keer`,
    first: (row: number, value: string) => (value === '' ? `Eerst op rij ${row}.` : `Eerst op rij ${row}: ${value}`),
  },
  first: (shown: number, all: number) => `Je ziet de eerste ${formatCount(shown)} van ${formatCount(all)}.`,
  withoutOpening: withoutOpeningText,
  errors: {
    title: 'Fouten',
    text: 'Verbeter een cel hier, of verbeter ze in het bestand en kies het opnieuw. Zolang er fouten zijn, wordt er niets geïmporteerd.',
    csv: (kind: ImportKind) => `fouten-${names[kind][1]}`,
    row: 'Rij',
    column: 'Kolom',
    value: 'Ingevuld',
    message: 'Wat er schort',
    wholeRow: 'hele rij',
    search: 'Zoek een fout',
  },
  warnings: {
    title: 'Waarschuwingen',
    text: 'Deze rijen worden geïmporteerd zoals ze er staan. Kijk eerst na of dat klopt.',
    csv: (kind: ImportKind) => `waarschuwingen-${names[kind][1]}`,
  },
  differing: {
    title: 'Bestaat al, met andere gegevens',
    text: 'Deze blijven zoals ze zijn. Wil je ze aanpassen, doe dat dan op hun eigen scherm.',
    csv: (kind: ImportKind) => `afwijkend-${names[kind][1]}`,
    name: 'Wie of wat',
    column: 'Kolom',
    stored: 'Nu opgeslagen',
    entered: 'In het bestand',
  },
  sample: {
    title: 'Zo komen ze erin',
    rows: 'De eerste rijen',
    text: (shown: number, all: number) =>
      shown === all ? '' : `De eerste ${formatCount(shown)} van ${formatCount(all)}.`,
  },
  acts: {
    title: 'Vorige imports en kopieën',
    name: (act: ImportAct) =>
      act.kind === 'customerCopies' || act.fileName === '' ? actOf(act) : `${actOf(act)} uit ${act.fileName}`,
    made: ({ madeAt, madeBy, undoneAt }: ImportAct) =>
      `${momentOf(madeAt)}, door ${madeBy}${undoneAt === null ? '' : `; ongedaan gemaakt op ${momentOf(undoneAt)}`}`,
    undo: 'Ongedaan maken',
    undoOf: (act: ImportAct) => `Ongedaan maken: ${actOf(act)}, ${momentOf(act.madeAt)}`,
    question: (act: ImportAct) =>
      act.kind === 'customerCopies' ? `Ongedaan maken: ${actOf(act)}?` : `De import van ${actOf(act)} ongedaan maken?`,
    explained: ({ kind }: ImportAct) =>
      kind === 'customerCopies'
        ? 'De gekopieerde shift types worden verwijderd en de klanten krijgen hun vorige bonustarieven terug. Is iets ervan al in gebruik, dan verandert er niets en lees je waardoor.'
        : 'Alles wat deze import maakte, wordt verwijderd; beginsaldi worden tegengeboekt. Is iets ervan al in gebruik, dan wordt niets verwijderd en lees je waardoor.',
  },
  nothingNew: 'Alles uit dit bestand staat er al.',
  act: (kind: ImportKind, count: number) => `Importeer ${countOf(kind, count)}`,
  fixFirst: (errors: number) => `Verbeter eerst ${counted(errors, 'fout', 'fouten')} in het bestand.`,
  done: (kind: ImportKind, count: number) => `${countOf(kind, count)} geïmporteerd`,
  doneText: ({ unchanged, differingCount: differing, withoutOpening }: Done) =>
    [
      ...(unchanged === 0 ? [] : [`${rowsOf(unchanged)} ${unchanged === 1 ? 'stond' : 'stonden'} er al.`]),
      ...(differing === 0
        ? []
        : [`${rowsOf(differing)} met andere gegevens ${differing === 1 ? 'bleef' : 'bleven'} zoals het was.`]),
      ...(withoutOpening === 0 ? [] : [withoutOpeningText(withoutOpening)]),
    ].join(' '),
  look: {
    people: 'Naar gebruikers',
    customers: 'Naar klanten',
    shiftTypes: 'Naar klanten',
    contracts: 'Naar contracten',
    balances: 'Naar vakantiesaldo’s',
  },
  next: (kind: ImportKind) => `Volgende stap: ${names[kind][1]}`,
  another: 'Nog een bestand',
  failed: 'Hoeveel er al ingevoerd is, kon niet geladen worden',
  fromElsewhere: 'Komt je firma van een ander programma? Importeer alles in één keer.',
  toImport: 'Naar importeren',
}
