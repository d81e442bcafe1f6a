import { formatCount } from '@uurwerk/domain/money/formatCount'
export const planning = {
  status: 'Actuele status timesheet',
  states: { not_planned: 'niet gepland', in_progress: 'bezig', submitted: 'ingediend' },
  thisMonth: 'Vandaag',
  contracts: 'Contracten',
  missingData: (name: string) => `Er ontbreekt data voor deze gebruiker. Gelieve ${name} te contacteren.`,
  hr: 'HR',
  monthFailed: (month: string) => `Het uurrooster van ${month} kon niet geladen worden.`,
  availability: 'Beschikbaarheid',
  calendar: (customer: string, month: string) => `Uurrooster bij ${customer}, ${month}`,
  nothingYet: (month: string) => `In ${month} is nog niets gepland.`,
  howToPlan: 'Kies een dag, of sleep over meer dagen.',
  howToPlanByTouch: 'Tik op een dag, of druk lang en sleep over meer dagen.',
  holiday: 'Feestdag',
  legend: {
    title: 'Legende',
    occupied: 'Dag met een shift',
    weekend: 'Weekend',
    today: 'Vandaag',
    adjusted: 'Aangepaste shift',
    halfDay: 'Halve dag',
    differs: 'Gewijzigd sinds het vastzetten',
    waits: 'Nog niet verstuurd: wacht op netwerk',
  },
  keys: {
    chooseDay: 'dag kiezen',
    range: 'reeks',
    chooseShift: 'shift kiezen',
    remove: 'verwijderen',
    shift: 'Shift',
    enter: 'Enter',
    delete: 'Delete',
  },
  day: {
    today: 'vandaag',
    holiday: (name: string) => `feestdag ${name}`,
    shift: (title: string, start: string, end: string) => `${title} ${start} tot ${end}`,
    adjusted: 'aangepast',
    halfDay: 'halve dag',
    waits: (label: string) => `${label} (wordt nog verstuurd)`,
    elsewhere: (customer: string) => `shift bij ${customer}`,
    empty: 'niets gepland',
    differs: (sentences: readonly string[]) => `gewijzigd sinds het vastzetten: ${sentences.join(' ')}`,
  },
  which: { open: 'Wat wil je openen?', remove: 'Wat wil je verwijderen?' },
  alreadyThere: 'Staat al op deze dag',
  onlyFreeDays: (count: number) => `Enkel de vrije dagen plannen (${formatCount(count)})`,
  wholeRange: 'Toch de hele reeks kiezen',
  onFreeDays: (days: string) => `De shift komt enkel op de vrije dagen: ${days}.`,
  onSomeDays: (count: number) => (count === 1 ? 'op één van die dagen' : `op ${formatCount(count)} van die dagen`),
  chooseShift: 'Kies je shift',
  noShiftTypes: (customer: string) => `Er zijn nog geen shift types voor ${customer}.`,
  editShift: 'Wilt u volgende shift verwijderen/aanpassen?',
  changeTo: 'Aanpassen naar',
  shift: 'Shift',
  shiftInHours: (shift: string, start: string, end: string) => `${shift}, ${start} – ${end}`,
  shiftOnDay: (shift: string, day: string) => `${shift}, op ${day}`,
  removeShift: 'Shift verwijderen',
  swapShift: 'Overdragen of ruilen',
  moveShift: 'Verplaatsen…',
  moveTo: (day: string) => `Naar ${day}`,
  copyTo: (day: string) => `Kopie op ${day}`,
  occupiedBy: (day: string, customer: string) => `Op ${day} staat er al een shift bij ${customer}.`,
  toTimesheet: 'Naar timesheet',
  showContract: 'Tonen',
  copy: 'Kopieer…',
  copied: (count: number) =>
    count === 0
      ? 'Er was geen vrije dag meer.'
      : count === 1
        ? 'Eén shift gekopieerd.'
        : `${formatCount(count)} shiften gekopieerd.`,
  pattern: 'Patroon…',
  filled: (count: number) =>
    count === 0
      ? 'Er was geen vrije dag meer.'
      : count === 1
        ? 'Eén shift gepland.'
        : `${formatCount(count)} shiften gepland.`,
  removeShifts: 'Verwijder shifts',
  removeShiftsQuestion: (month: string) => `Wil je alle shiften van ${month} verwijderen?`,
  removeShiftsEffect: (count: number, customer: string) =>
    count === 1
      ? `Het gaat om één shift bij ${customer}.`
      : `Het gaat om ${formatCount(count)} shiften bij ${customer}.`,
  lock: 'Planning vastzetten',
  lockQuestion: 'Ben je zeker dat je de planning wilt vastzetten? Hierna kan je deze niet opnieuw vastzetten.',
  lockEffect: (month: string, customers: readonly string[]) =>
    `Dit geldt voor ${month}, bij ${customers.join(' en bij ')}. Je shiften kan je daarna nog aanpassen tot je bevestigt.`,
  lockOnce: 'Dit kan je maar één keer doen.',
  lockedOn: (day: string) => `Planning vastgezet op ${day}.`,
  stillEditable: 'Je kan shiften nog aanpassen tot je bevestigt.',
  completed: 'Timesheet is bevestigd. Je kan hier geen aanpassingen meer doen.',
  planned: (shift: string, days: string) => `${shift} gepland op ${days}.`,
  plannedOnFreeDays: (shift: string, count: number, days: string) =>
    count === 1
      ? `${shift} gepland op de vrije dag van ${days}.`
      : `${shift} gepland op ${formatCount(count)} vrije dagen van ${days}.`,
  changed: (shift: string, day: string) => `Aangepast naar ${shift} op ${day}.`,
  moved: (shift: string, day: string) => `${shift} verplaatst naar ${day}.`,
  removed: (count: number) => (count === 1 ? 'Shift verwijderd.' : `${formatCount(count)} shiften verwijderd.`),
  welcome: (lastName: string) => `Welkom, ${lastName}`,
  welcomeText: 'Dit is je uurrooster. Tik op een dag om er een shift te plannen.',
  welcomeHint: 'Druk lang op een dag en sleep om meer dagen in één keer te kiezen.',
  welcomeClose: 'Aan de slag',
}
