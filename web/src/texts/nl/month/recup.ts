export const recup = {
  title: (year: number) => `Recup ${year}`,
  year: (year: number) => `De maanden van ${year}`,
  provisionalHint:
    'Een maand is voorlopig tot al haar contracten bevestigd zijn. Tot dan tellen alleen opgenomen recup, bonussen en correcties mee.',
  explained: {
    from: (month: string, hours: string) => `Begin ${month} had je ${hours} uur.`,
    parts: (parts: readonly string[]) => `In die maand: ${parts.join(', ')}.`,
    nothing: 'In die maand kwam er nog niets bij of af.',
    difference: (hours: string) => `verschil met de vereiste uren ${hours}`,
    bonus: (hours: string) => `bonus ${hours}`,
    correction: (hours: string) => `correctie ${hours}`,
    taken: (hours: string) => `opgenomen ${hours}`,
    result: (hours: string) => `Zo staat je recup op ${hours} uur.`,
    expected: (difference: string, hours: string) =>
      `Het verschil van ${difference} uur telt pas na het bevestigen; dan is het naar verwachting ${hours} uur.`,
  },
  takenOf: (hours: string) => `opgenomen ${hours}`,
  expectedOf: (hours: string) => `verwacht ${hours}`,
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
