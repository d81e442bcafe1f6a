import { formatCount } from '@uurwerk/domain/money/formatCount'
const people = (count: number) => (count === 1 ? '1 medewerker' : `${formatCount(count)} medewerkers`)
const days = (formatted: string, isOne: boolean) => `${formatted} ${isOne ? 'dag' : 'dagen'}`

export const newYear = {
  title: 'Nieuw jaar',
  explained: (old: number) => `Wat er van ${old} overblijft, en de wettelijke vakantie`,
  failed: (year: number) => `Het nieuwe jaar ${year} kon niet berekend worden.`,
  list: (year: number) => `Wat er wijzigt voor ${year}`,
  csvName: (year: number) => `Nieuw jaar ${year}`,
  search: 'Zoek op naam',
  show: 'Toon',
  shows: {
    changes: (count?: number) => `Wijzigingen ${count ?? ''}`.trimEnd(),
    notices: (count?: number) => `Na te kijken ${count ?? ''}`.trimEnd(),
    all: () => 'Iedereen',
  },
  closed: { previous: 'Dat jaar is voorbij.', next: 'Dat jaar kan vanaf 1 november ervoor.' },
  toOpenYear: (year: number) => `Ga naar ${year}`,
  neverRun: (year: number) => `${year} is nog niet verwerkt.`,
  lastRun: (moment: string, who: string) => `Laatst verwerkt op ${moment} door ${who}`,
  ofPeople: (count: number) => (count === 0 ? 'toen wijzigde niets' : `gewijzigd voor ${people(count)}`),
  runsBefore: (count: number) => `${formatCount(count)} keer verwerkt`,
  columns: {
    person: 'Medewerker',
    mean: 'Deeltijds gemiddelde',
    statutory: 'Wettelijke vakantie',
    recupHoliday: 'Recup feestdag vorig jaar',
    extraVacation: 'Extra vakantie vorig jaar',
    transfer: 'Overdracht vorig jaar',
    notices: 'Opmerking',
  },
  csv: { before: (column: string) => `${column}: nu`, after: (column: string) => `${column}: straks` },
  change: (before: string, after: string) => `van ${before} naar ${after}`,
  transferOf: (name: string) => `Overdracht van ${name}, in dagen`,
  mostTransfer: (most: string) => `max. ${most}`,
  skipped: {
    independent: 'Zelfstandige: heeft geen verloftellers',
    left: 'Niet meer in dienst',
    not_yet_employed: 'Was het vorige jaar nog niet in dienst',
  },
  notices: {
    debt_stays: (amount: string, isOne: boolean, old: number) =>
      `Tekort van ${days(amount, isOne)} recup feestdag blijft in ${old}: wat werd meegenomen is al opgenomen`,
    used_already: (amount: string, isOne: boolean) => `${days(amount, isOne)} te veel toegekend, maar al opgenomen`,
    granted_by_hand: (amount: string, isOne: boolean) =>
      `${days(amount, isOne)} wettelijke vakantie meer toegekend dan berekend; dat blijft zo`,
    older_days_stay: (amount: string, isOne: boolean, old: number) =>
      `${days(amount, isOne)} van vóór ${old} ${isOne ? 'blijft' : 'blijven'} in ${old} staan`,
  },
  none: 'Niets te verwerken',
  noneText: (year: number) => `Voor ${year} staan alle tellers zoals ze moeten staan.`,
  noNotices: 'Niets na te kijken',
  nobody: 'Nog geen medewerkers',
  nobodyText: 'Voeg eerst gebruikers toe: hun verlof staat dan hier.',
  showAll: 'Toon iedereen',
  run: (year: number) => `Verwerk ${year}`,
  runChosen: (count: number) => `Verwerk ${people(count)}`,
  nothingToRun: 'Er is niets te verwerken.',
  wrongTransfer: (name: string) => `De overdracht van ${name} is nog niet juist.`,
  selection: {
    label: 'Gekozen medewerkers',
    chosen: (count: number) => `${people(count)} gekozen`,
    clear: 'Keuze wissen',
  },
  question: (year: number) => `Wil je het verlof van ${year} verwerken?`,
  effect: (count: number) =>
    `Voor ${people(count)} wijzigt er iets. Opnieuw verwerken doet niets dubbel: enkel het verschil.`,
  effectMoved: (old: number) =>
    `Wat er van ${old} overblijft gaat mee. Wie toch nog een dag van ${old} opneemt, krijgt hem vanzelf terug in dat jaar.`,
  confirm: 'Verwerken',
  done: (year: number, count: number) =>
    count === 0 ? `Voor ${year} viel er niets te verwerken.` : `${year} is verwerkt voor ${people(count)}.`,
  toVacation: (year: number) => `Vakantiesaldo's van ${year}`,
}
