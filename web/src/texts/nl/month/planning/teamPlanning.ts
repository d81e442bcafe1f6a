import { formatCount } from '@uurwerk/domain/money/formatCount'

export const teamPlanning = {
  title: 'Teamplanning',
  failed: 'De planning van het team kon niet geladen worden.',
  views: { week: 'Week', fortnight: '2 weken', month: 'Maand' },
  view: 'Periode',
  today: 'Vandaag',
  search: 'Zoek op naam',
  customer: 'Klant',
  allCustomers: 'Alle klanten',
  qualification: 'Kwalificatie',
  allQualifications: 'Alle kwalificaties',
  people: (shown: number, all: number) =>
    shown === all
      ? all === 1
        ? '1 mens'
        : `${formatCount(all)} mensen`
      : `${formatCount(shown)} van ${formatCount(all)} mensen`,
  nobody: 'In deze periode loopt er geen contract.',
  nobodyFound: 'Niemand voldoet aan deze filter.',
  clearFilter: 'Filter wissen',
  name: 'Medewerker',
  hours: 'Gepland / nodig',
  of: (planned: string, needed: string | null) => (needed === null ? planned : `${planned} / ${needed}`),
  over: 'meer dan nodig',
  absent: 'Afwezig',
  halfAbsent: 'Halve dag afwezig',
  absentShort: 'afw.',
  rowsBy: 'Rijen',
  rowChoices: { people: 'Mensen', customers: 'Klanten' },
  customerAndShift: 'Klant en shift',
  peopleOf: 'Gepland / nodig',
  places: 'Plaatsen',
  staffedHours: 'Uren',
  staffingFailed: 'De bezetting kon niet geladen worden.',
  staffedOn: (shift: string, day: string, planned: number, needed: number | null) =>
    needed === null ? `${shift}, ${day}: ${planned} gepland` : `${shift}, ${day}: ${planned} van ${needed}`,
  openCount: (count: number) => (count === 1 ? '1 open plaats' : `${formatCount(count)} open plaatsen`),
  setStaffing: 'Bezetting instellen',
  nothingStaffed: 'Er is niets gepland, en nog niet ingesteld hoeveel mensen er nodig zijn.',
  openShortage: 'Zet tekort open',
  noShortage: 'Er is geen tekort in deze periode.',
  shortages: 'Tekorten',
  openPlacesNow: (count: number) => (count === 1 ? '1 plaats openzetten' : `${formatCount(count)} plaatsen openzetten`),
  shortageOpened: (count: number) =>
    count === 1 ? '1 plaats staat open.' : `${formatCount(count)} plaatsen staan open.`,
  sort: 'Volgorde',
  sorts: { name: 'Op naam', short: 'Meeste uren te kort eerst', over: 'Meeste uren te veel eerst' },
  onlyWarned: 'Enkel aandachtspunten',
  warnedDays: (count: number) => (count === 1 ? '1 dag met een aandachtspunt' : `${count} dagen met een aandachtspunt`),
  warningsFailed: 'De aandachtspunten konden niet geladen worden.',
  showReasons: 'Redenen tonen',
  reasonsFailed: 'De redenen van afwezigheid konden niet geladen worden.',
  prolongedSickness: 'Langdurig ziek',
  halfDay: (title: string) => `${title}, halve dag`,
  print: 'Afdrukken',
  printForWall: 'Om uit te hangen',
  printForHr: 'Voor HR, met de redenen',
  fileName: (when: string) => `Teamplanning ${when}`,
  sheet: { day: 'Dag', what: 'Shift', hours: 'Uren', start: 'Van', end: 'Tot' },
  noContract: 'geen contract',
  empty: 'leeg',
  hoursInWords: (planned: string, needed: string | null) =>
    needed === null ? `${planned} uur gepland` : `${planned} van ${needed} uur`,
  shift: (name: string, start: string, end: string) => `${name} ${start}–${end}`,
  withoutType: 'Shift',
  adjusted: 'aangepast',
  grid: (when: string) => `Planning van het team, ${when}`,
  plan: 'Plan een shift',
  remove: 'Verwijderen',
  cut: 'Knippen om te verplaatsen',
  copy: 'Kopiëren',
  paste: (what: string) => `Plak ${what}`,
  adjustedStays: 'Een aangepaste shift wijzig je in de timesheet.',
  toTimesheet: 'Naar de timesheet',
  noType: 'Er is geen shift type voor de klant van dit contract.',
  noContractHere: 'Op deze dag loopt er geen contract voor deze shift.',
  nothingCopied: 'Kopieer eerst een shift met Ctrl+C.',
  copied: (what: string) => `${what} gekopieerd. Plak met Ctrl+V.`,
  wasCut: (what: string) => `${what} geknipt. Plak met Ctrl+V.`,
  done: (count: number) => (count === 1 ? '1 wijziging bewaard.' : `${formatCount(count)} wijzigingen bewaard.`),
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw gedaan.',
  nothingToUndo: 'Er is niets om ongedaan te maken.',
  skipped: (count: number, reason: string) =>
    count === 1 ? `1 dag niet gewijzigd: ${reason}` : `${formatCount(count)} dagen niet gewijzigd. ${reason}`,
  confirmed: 'Een bevestigde maand wijzigen?',
  changeAnyway: 'Toch wijzigen',
  openPlaces: 'Open plaatsen',
  openOn: (day: string, left: number) =>
    left === 0
      ? `${day}: 0 open plaatsen, alles ingevuld`
      : left === 1
        ? `${day}: 1 open plaats`
        : `${day}: ${left} open plaatsen`,
  who: 'Wie kan er?',
  whoFor: 'Shift',
  chooseShift: 'Kies een shift',
  copyPrevious: { week: 'Vorige week kopiëren', fortnight: 'Vorige 2 weken kopiëren' },
  copyCount: (count: number, people: number) =>
    count === 0
      ? 'Er zijn geen shiften om te kopiëren.'
      : `${count === 1 ? '1 shift' : `${formatCount(count)} shiften`} van ${people === 1 ? '1 mens' : `${formatCount(people)} mensen`} komen in deze periode, op dezelfde weekdagen.`,
  copySkipped: (count: number) =>
    `${count === 1 ? '1 shift wordt' : `${formatCount(count)} shiften worden`} overgeslagen: de dag heeft al een shift, of de medewerker is afwezig, heeft geen contract of heeft een feestdag.`,
  copyAdjusted: (count: number) =>
    count === 1
      ? '1 aangepaste shift krijgt de uren van zijn shift type.'
      : `${formatCount(count)} aangepaste shiften krijgen de uren van hun shift type.`,
  copyTooMany: (most: number) => `Kies een klant of een naam: hoogstens ${formatCount(most)} shiften tegelijk.`,
  alsoHolidays: 'Ook op feestdagen',
  copyNow: 'Kopiëren naar deze periode',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  keys: 'Toetsen',
  keyList: [
    ['Pijlen, Home, End', 'naar een andere dag of medewerker'],
    ['Shift + pijlen', 'meer dagen van één medewerker kiezen'],
    ['Een letter', 'de shift met die letter plannen'],
    ['Enter', 'de shift kiezen uit een lijst'],
    ['O', 'een open shift maken op de dag'],
    ['W', 'zien wie er kan werken op de dag'],
    ['Delete', 'de shift verwijderen'],
    ['Ctrl + C, X, V', 'kopiëren, knippen en plakken'],
    ['Ctrl + Z, Y', 'ongedaan maken en opnieuw doen'],
  ],
} as const
