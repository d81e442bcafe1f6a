export const recup = {
  title: (year: number) => `Recup ${year}`,
  year: (year: number) => `De maanden van ${year}`,
  provisionalHint:
    'Een maand is voorlopig tot al haar contracten bevestigd zijn. Tot dan tellen alleen opgenomen recup, bonussen en correcties mee.',
  bonuses: 'Recupbonussen',
  noBonuses: (year: number) => `In ${year} kreeg je geen recupbonus.`,
  corrections: 'Correcties',
  noCorrections: (year: number) => `In ${year} is er niets gecorrigeerd.`,
  bonusOf: (hours: string) => `bonus ${hours}`,
  correctionOf: (hours: string) => `correctie ${hours}`,
  date: 'Datum',
  month: 'Maand',
  hours: 'Uren',
  reason: 'Reden',
  noRecup: 'Voor een zelfstandige is er geen recup',
  noRecupText:
    'Recup wordt opgebouwd boven de uren die een medewerker moet presteren. Als zelfstandige heb je geen vereiste uren: elke gewerkte shift staat op je timesheet.',
  toTimesheet: 'Naar de timesheet',
}
