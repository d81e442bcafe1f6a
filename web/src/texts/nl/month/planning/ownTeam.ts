export const ownTeam = {
  title: 'Mijn team',
  failed: 'De planning van je team kon niet geladen worden.',
  turnedOff: 'De teamplanning staat uit.',
  turnedOffText: 'Je bedrijf toont de planning van collega’s niet.',
  none: 'Je hebt deze week geen contract.',
  today: 'Deze week',
  colleague: 'Collega',
  you: (name: string) => `${name} (jij)`,
  away: 'Afwezig',
  nothing: 'Niemand gepland.',
  ofCustomer: (customer: string, week: string) => `${customer}, ${week}`,
  times: (start: string, end: string) => `${start} – ${end}`,
}
