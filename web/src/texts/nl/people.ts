export const people = {
  list: { title: 'Overzicht gebruikers', failed: 'De gebruikers konden niet geladen worden.' },
  detail: { failed: 'De gebruiker kon niet geladen worden.' },
  hrEmployersFailed: 'De HR werkgevers konden niet geladen worden.',
  /** What a change of dates takes out of sight, or gives back; contracts use it too. */
  takenAway: {
    title: 'Dit valt weg:',
    nothing: 'Er valt niets weg.',
    backTitle: 'Dit komt terug:',
    nothingBack: 'Er is niets dat terugkomt.',
    shifts: (count: number) => (count === 1 ? '1 shift' : `${count} shifts`),
    absences: (count: number) => (count === 1 ? '1 afwezigheid' : `${count} afwezigheden`),
    recupHolidays: (count: number) => (count === 1 ? "1 dag 'Feestdag recup'" : `${count} dagen 'Feestdag recup'`),
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    months: (count: number) => (count === 1 ? '1 vastgezette planning' : `${count} vastgezette planningen`),
    notGivenBack: (count: number) => (count === 1 ? '1 dag komt niet terug' : `${count} dagen komen niet terug`),
    run: (first: string, last: string) => `${first} t.e.m. ${last}`,
    andMore: (days: string, last: string) => `${days} en verder tot ${last}`,
  },
}
