import { formatCount } from '@uurwerk/domain/money/formatCount'
export const payroll = {
  crumb: 'Loonstaat',
  failed: (month: string) => `De loonstaat van ${month} kon niet geladen worden.`,
  noneForIndependent: 'Geen loonstaat',
  toContracts: 'Naar de contracten',
  confirmed: 'BEVESTIGD',
  unconfirmed: 'NIET BEVESTIGD',
  changedSinceExport: 'gewijzigd sinds de export',
  facts: {
    employeeNumber: 'Werknemersnummer',
    missing: 'ontbreekt',
    employer: 'Werkgever',
    noEmployer: 'geen',
    withoutCertificate: 'Nog zonder attest',
    days: (count: string) => (count === '1' ? '1 dag' : `${count} dagen`),
    lastExport: 'Laatste export',
    export: (moment: string, by: string) => `${moment}, ${by}`,
    notExported: 'nog niet',
  },
  list: {
    allByName: 'Alle medewerkers',
    placeInWords: (list: string, place: number, all: number) =>
      `${list}: medewerker ${formatCount(place)} van ${formatCount(all)}`,
    previous: (person: string) => `Vorige medewerker: ${person} (toets k)`,
    next: (person: string) => `Volgende medewerker: ${person} (toets j)`,
    noPrevious: 'Vorige medewerker',
    noNext: 'Volgende medewerker',
  },
  exports: {
    csv: 'Download CSV',
    eblox: 'Export eBlox',
    downloading: 'Downloading',
    oneAtATime: 'Er loopt al een download.',
  },
  calendar: (month: string) => `Kalender van ${month}`,
  perCode: 'Per code',
  table: {
    csvName: (month: string) => `looncodes-${month}`,
    label: (month: string) => `Looncodes van ${month}`,
    date: 'Datum',
    code: 'Code',
    hours: 'Uren',
    description: 'Omschrijving',
    action: 'Actie',
    dayCount: 'Dagen',
    total: 'Totaal',
  },
  empty: {
    title: (month: string) => `Geen uren in ${month}`,
    text: 'Wat gewerkt is of als afwezigheid geboekt, staat hier dag per dag. Kies een andere maand.',
  },
  edit: {
    start: 'Code',
    of: (code: string, day: string) => `Code ${code} van ${day} wijzigen`,
    field: (day: string) => `Looncode van ${day}`,
    save: 'Opslaan',
  },
  convert: {
    action: 'Omzetten',
    of: (code: string, day: string) => `${code} van ${day} omzetten`,
    to: { SICK_LEAVE: 'naar ziek met attest', SICK_LEAVE_NO_CERTIFICATE: 'naar ziek zonder attest' },
    oneAtATime: 'Er loopt al een omzetting.',
  },
  check: {
    title: (employer: string) => `Loonexport van ${employer}`,
    failed: 'De controlelijst kon niet geladen worden',
    people: (count: number) => (count === 1 ? '1 medewerker' : `${formatCount(count)} medewerkers`),
    hours: (hours: string) => `${hours} uur`,
    exported: (moment: string, by: string) => `Laatste export: ${moment}, ${by}`,
    notExported: 'Deze maand is nog niet geëxporteerd.',
    nobody: 'Niemand heeft deze maand uren bij deze HR werkgever.',
    problems: (count: number) => (count === 1 ? 'Eén gegeven ontbreekt' : `${formatCount(count)} gegevens ontbreken`),
    noProblems: 'Alle nummers en codes zijn ingevuld',
    notConfirmed: (count: number) =>
      count === 1
        ? 'Eén medewerker heeft nog niet bevestigd'
        : `${formatCount(count)} medewerkers hebben nog niet bevestigd`,
    allConfirmed: 'Iedereen heeft bevestigd',
    changed: (count: number) =>
      count === 1
        ? 'Bij één medewerker is iets gewijzigd sinds de export'
        : `Bij ${formatCount(count)} medewerkers is iets gewijzigd sinds de export`,
    unchanged: 'Er is niets gewijzigd sinds de export',
    premiums: 'Bonustypes',
    onlyEblox: 'Enkel eBlox heeft ze nodig: de CSV kan je al downloaden.',
  },
}
