import { formatCount } from '@uurwerk/domain/money/formatCount'

export const review = {
  allByName: 'Alle contracten',
  previousContract: (person: string, customer: string) => `Vorig contract: ${person}, ${customer}`,
  nextContract: (person: string, customer: string) => `Volgend contract: ${person}, ${customer}`,
  noPrevious: 'Vorig contract',
  noNext: 'Volgend contract',
  place: (place: number, all: number) => `${formatCount(place)} van ${formatCount(all)}`,
  placeInWords: (list: string, place: number, all: number) =>
    `${list}: contract ${formatCount(place)} van ${formatCount(all)}`,
  steps: 'Stappen voor deze maand',
  approveAndNext: 'Goedkeuren en volgende',
  approve: 'Goedkeuren',
  disapprove: 'Afkeuren',
  loading: 'De timesheet wordt nog geladen.',
  opening: 'Het volgende scherm wordt nog geopend. Deze stap is niet uitgevoerd.',
  approved: (name: string) => `De timesheet van ${name} is goedgekeurd.`,
  reopen: 'Heropenen',
  confirmFor: 'Bevestigen voor medewerker',
  lock: 'Vastzetten',
  unlock: 'Vrijgeven',
  more: 'Meer stappen',
  moreShort: 'Meer',
  lastOfList: (list: string) => `Dat was de laatste maand van ‘${list}’.`,
  approvedOfList: (approved: number, all: number) =>
    all === 1
      ? approved === 1
        ? 'Ze is goedgekeurd.'
        : 'Ze is nog niet goedgekeurd.'
      : `Van de ${formatCount(all)} zijn er ${formatCount(approved)} goedgekeurd.`,
  toList: 'Terug naar de lijst',
  toSheet: 'Terug naar maanddetail',
  backTo: (place: string) => `Terug naar ${place}`,
  withKey: (what: string, key: string) => `${what} (toets ${key})`,
  keys: {
    open: 'Toetsen',
    title: 'Toetsen op dit scherm',
    note: 'In een veld of een venster doen deze toetsen niets.',
    approve: 'goedkeuren en naar de volgende',
    next: 'volgende maand van de lijst',
    previous: 'vorige maand van de lijst',
    list: 'terug naar de lijst',
    help: 'deze lijst',
  },
}
