/**
 * The normal week of a person in the demo, from Monday to Sunday: the shift type of each day, or null for a free day.
 */
export const weeks = {
  early: ['Vroege', 'Vroege', 'Vroege', 'Vroege', 'Vroege', null, null],
  late: ['Late', 'Late', 'Late', 'Late', 'Late', null, null],
  mixed: ['Vroege', 'Vroege', 'Late', 'Late', 'Dagdienst', null, null],
  day: ['Dagdienst', 'Dagdienst', 'Dagdienst', 'Dagdienst', 'Dagdienst', null, null],
  weekend: [null, 'Dagdienst', 'Dagdienst', null, 'Late', 'Late', 'Vroege'],
  nights: [null, null, 'Nacht', 'Nacht', 'Nacht', 'Nacht', null],
  fourDays: ['Vroege', 'Vroege', null, 'Late', 'Late', null, null],
  half: ['Dagdienst', 'Dagdienst', 'Vroege kort', null, null, null, null],
} as const satisfies Record<string, readonly (ShiftTypeName | null)[]>

export type WeekName = keyof typeof weeks

export const shiftTypes = {
  Vroege: { color: '#C7E0F4', start: '07:00', end: '15:06', pause: ['12:00', '12:30'] },
  Late: { color: '#EDCEDC', start: '13:30', end: '21:36', pause: ['17:30', '18:00'] },
  Nacht: { color: '#3B4165', start: '20:45', end: '06:45', pause: ['01:00', '01:30'] },
  Dagdienst: { color: '#F3DDAE', start: '08:30', end: '16:36', pause: ['12:30', '13:00'] },
  'Vroege kort': { color: '#D3E4C1', start: '08:00', end: '11:48', pause: null },
} as const
export type ShiftTypeName = keyof typeof shiftTypes

export const employers = ['Wijzerplaat Zorg', 'Wijzerplaat Interim'] as const

/** The start times of the morning, evening and night shifts at a customer that has no start times of its own. */
export const usualHours = { morning: '06:00', evening: '19:00', night: '20:00' }

/**
 * The customers of the demo: two hospital groups, one of them with subdivisions, some care homes, one inactive
 * customer, and the company itself.
 */
export const customers = {
  klaverveld: { name: 'AZ Klaverveld', short: 'AZK', parent: null, city: 'Nazareth', vat: 'BE0428759497' },
  lindehof: {
    name: 'AZ Klaverveld – campus Lindehof',
    short: 'AZK-LIND',
    parent: 'klaverveld',
    city: 'Nazareth',
    vat: 'BE0428759497',
  },
  berkenbroek: {
    name: 'AZ Klaverveld – campus Berkenbroek',
    short: 'AZK-BERK',
    parent: 'klaverveld',
    city: 'Deinze',
    vat: 'BE0428759497',
    hours: { morning: '06:30', evening: '18:00', night: '21:00' },
  },
  nethevallei: { name: 'Ziekenhuisgroep Nethevallei', short: 'ZGN', parent: null, city: 'Lier', vat: 'BE0999010126' },
  amarant: {
    name: 'Nethevallei – Sint-Amarant',
    short: 'ZGN-AMAR',
    parent: 'nethevallei',
    city: 'Lier',
    vat: 'BE0999010126',
  },
  zilverhof: { name: 'WZC ’t Zilverhof', short: 'ZILVER', parent: null, city: 'Eeklo', vat: 'BE0999020321' },
  elsenhove: { name: 'PC Elsenhove', short: 'ELSEN', parent: null, city: 'Beernem', vat: 'BE0566988259' },
  duinrand: { name: 'Thuiszorg Duinrand', short: 'DUIN', parent: null, city: 'Koksijde', vat: 'BE0999030516' },
  wielewaal: {
    name: 'Revalidatiecentrum De Wielewaal',
    short: 'WIELE',
    parent: null,
    city: 'Brugge',
    vat: 'BE0403019261',
  },
  avondzon: { name: 'Rusthuis Avondzon', short: 'AVOND', parent: null, city: 'Aalter', vat: 'BE0999040711' },
  eigen: { name: 'Wijzerplaat Intern', short: 'INTERN', parent: null, city: 'Gent', vat: 'BE0999050906' },
} as const
export type CustomerKey = keyof typeof customers

export type CastMember = {
  readonly first: string
  readonly last: string
  readonly email: string
  /**
   * The customers where the person works. The list is empty for a person who is only an administrator and has no
   * contract.
   */
  readonly at: readonly CustomerKey[]
  readonly week: WeekName
  /** The number of months before this month for which the person already has records. */
  readonly months: number
  readonly rate: number
  readonly percentage?: number
  /** The part-time percentage in the first month. Absent when it is the same as in the later months. */
  readonly firstPercentage?: number
  /** The number of months between the start of the employment and the start of the contract. */
  readonly employedEarlier?: number
  /** True for a person who still has no number at the payroll office. */
  readonly unnumbered?: true
  readonly independent?: true
  readonly roles?: readonly ('ROLE_USER' | 'ROLE_ADMIN')[]
}

const mail = (first: string, last: string): string =>
  `${first}.${last}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')
    .concat('@uurwerk.example')

type Facts = Omit<CastMember, 'first' | 'last' | 'email'> & { readonly email?: string }
const member = (first: string, last: string, facts: Facts): CastMember => ({
  first,
  last,
  email: mail(first, last),
  ...facts,
})

/** The four people who are described in the user guides. The key is the role of the person in these guides. */
export const leads = {
  medewerker: 'medewerker@uurwerk.example',
  hr: 'hr@uurwerk.example',
  beide: 'beide@uurwerk.example',
  zelfstandige: 'zelfstandige@uurwerk.example',
} as const

/**
 * The people in the demo who have a special event, such as a long sickness. Visitors of the demo ask questions about
 * such events.
 */
export const parts = {
  illForLong: 'ilse.vanpoucke@uurwerk.example',
  worksMore: 'nele.vermeersch@uurwerk.example',
  dearer: 'joke.steverlynck@uurwerk.example',
  reopened: 'jonas.verstraete@uurwerk.example',
  rewarded: 'bart.coppens@uurwerk.example',
  worksElsewhereSoon: 'daan.mertens@uurwerk.example',
  left: 'liesbet.cools@uurwerk.example',
  signed: 'charlotte.dewulf@uurwerk.example',
  disputed: 'hanne.wuyts@uurwerk.example',
  inTurnFirst: 'sofie.debacker@uurwerk.example',
  inTurnSecond: 'kaat.verhaeghe@uurwerk.example',
  toFill: 'saskia.desmedt@uurwerk.example',
} as const

export const cast: readonly CastMember[] = [
  member('Annelies', 'Vandenbroucke', {
    email: leads.medewerker,
    at: ['lindehof', 'zilverhof'],
    week: 'mixed',
    months: 18,
    rate: 42,
  }),
  member('Katrien', 'Lauwers', {
    email: leads.hr,
    at: [],
    week: 'day',
    months: 18,
    rate: 0,
    roles: ['ROLE_ADMIN'],
  }),
  member('Wim', 'Goossens', {
    email: leads.beide,
    at: ['eigen'],
    week: 'day',
    months: 3,
    rate: 40,
    roles: ['ROLE_USER', 'ROLE_ADMIN'],
  }),
  member('Fatima', 'El Amrani', {
    email: leads.zelfstandige,
    at: ['elsenhove'],
    week: 'early',
    months: 6,
    rate: 58,
    independent: true,
  }),
  member('Bart', 'Coppens', { at: ['elsenhove'], week: 'early', months: 18, rate: 41.5 }),
  member('Cătălina', 'Ionescu-Peeters', { at: ['duinrand'], week: 'half', months: 6, rate: 39, percentage: 50 }),
  member('Dries', 'Baeyens', { at: ['berkenbroek'], week: 'nights', months: 6, rate: 44 }),
  member('Eline', 'Van Hoecke', { at: ['wielewaal'], week: 'weekend', months: 5, rate: 42 }),
  member('Emma', 'Dierickx-Van Nieuwenhuyse', {
    at: ['amarant'],
    week: 'fourDays',
    months: 10,
    rate: 43,
    percentage: 80,
  }),
  member('Griet', 'Haegeman', { at: ['zilverhof'], week: 'half', months: 3, rate: 37.5, percentage: 50 }),
  member('Hanne', 'Wuyts', { at: ['berkenbroek'], week: 'late', months: 4, rate: 42 }),
  member('Ilse', 'Van Poucke', { at: ['lindehof'], week: 'early', months: 6, rate: 41, employedEarlier: 1 }),
  member('Joke', 'Steverlynck', { at: ['amarant'], week: 'early', months: 3, rate: 42 }),
  member('Jonas', 'Verstraete', { at: ['duinrand'], week: 'day', months: 3, rate: 39.5 }),
  member('Karel', 'Moerman', { at: ['zilverhof'], week: 'late', months: 3, rate: 38 }),
  member('Koen', 'Devriendt', { at: ['wielewaal'], week: 'day', months: 3, rate: 61.25, independent: true }),
  member('Lieselotte', 'Vanhaverbeke-D’Hondt', { at: ['lindehof'], week: 'weekend', months: 8, rate: 42 }),
  member('Lotte', 'Maes', { at: ['elsenhove'], week: 'early', months: 2, rate: 41 }),
  member('Marie-Louise', 'Van Den Eynde-Claeys', {
    at: ['duinrand'],
    week: 'fourDays',
    months: 4,
    rate: 40,
    percentage: 80,
  }),
  member('Mieke', 'Seynaeve', { at: ['berkenbroek'], week: 'early', months: 2, rate: 41 }),
  member('Nele', 'Vermeersch', {
    at: ['wielewaal'],
    week: 'half',
    months: 3,
    rate: 40.5,
    percentage: 50,
    firstPercentage: 60,
  }),
  member('Noor', 'Benali', { at: ['amarant'], week: 'mixed', months: 2, rate: 42.5 }),
  member('Pieter-Jan', 'Vanwijnsberghe', { at: ['elsenhove'], week: 'late', months: 3, rate: 41 }),
  member('Ruben', 'Lambrecht', { at: ['zilverhof'], week: 'day', months: 2, rate: 55, independent: true }),
  member('Saskia', 'De Smedt', { at: ['berkenbroek'], week: 'weekend', months: 2, rate: 42 }),
  member('Sofie', 'De Backer', { at: ['lindehof'], week: 'mixed', months: 2, rate: 42 }),
  member('Thibault', 'Lammertyn', { at: ['elsenhove'], week: 'early', months: 2, rate: 40 }),
  member('Tom', 'Willems', { at: ['lindehof'], week: 'nights', months: 2, rate: 44.5 }),
  member('Veerle', 'Claes', { at: ['zilverhof'], week: 'early', months: 2, rate: 38 }),
  member('Yasmina', 'Ouali', { at: ['amarant'], week: 'late', months: 2, rate: 42 }),
  member('Arne', 'Desmet', { at: ['duinrand'], week: 'early', months: 1, rate: 39, unnumbered: true }),
  member('Birgit', 'Van Acker', { at: ['wielewaal'], week: 'mixed', months: 1, rate: 41 }),
  member('Charlotte', 'Dewulf', { at: ['lindehof'], week: 'early', months: 1, rate: 40 }),
  member('Daan', 'Mertens', { at: ['berkenbroek'], week: 'late', months: 1, rate: 41 }),
  member('Ellen', 'Vercruysse', { at: ['amarant'], week: 'half', months: 1, rate: 42, percentage: 50 }),
  member('Frauke', 'Timmermans', { at: ['zilverhof'], week: 'day', months: 1, rate: 38 }),
  member('Gert', 'Pauwels', { at: ['elsenhove'], week: 'nights', months: 1, rate: 45 }),
  member('Hilde', 'Callebaut', { at: ['duinrand'], week: 'fourDays', months: 1, rate: 40, percentage: 80 }),
  member('Jef', 'Łukaszewski', { at: ['wielewaal'], week: 'early', months: 1, rate: 41 }),
  member('Kaat', 'Verhaeghe', { at: ['lindehof'], week: 'weekend', months: 1, rate: 42 }),
  member('Liesbet', 'Cools', { at: ['zilverhof'], week: 'early', months: 3, rate: 38 }),
]
