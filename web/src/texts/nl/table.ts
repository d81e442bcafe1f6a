import { formatCount } from '@uurwerk/domain/money/formatCount'

export const table = {
  search: 'Zoeken',
  filters: 'Filters',
  csv: 'CSV',
  csvOf: (list: string) => `CSV van ${list}`,
  sortBy: 'Sorteren op',
  ascending: 'oplopend',
  descending: 'aflopend',
  chooseAll: 'Alles kiezen',
  count: (shown: number, all: number) =>
    shown === all
      ? `${formatCount(all)} ${all === 1 ? 'regel' : 'regels'}`
      : `${formatCount(shown)} van ${formatCount(all)}`,
  nothingFound: (sought: string) => `Niets gevonden voor ‘${sought}’`,
  nothingFoundText: 'Controleer de spelling, of zoek met minder woorden.',
  clearSearch: 'Zoekopdracht wissen',
  loadFailed: 'De lijst kon niet geladen worden',
  empty: 'Hier staat nog niets',
  nothing: '–',
  details: 'Meer details',
  detailsOf: (name: string) => `Meer details: ${name}`,
}
