type CounterDescription = {
  readonly label: string
  /** True for a vacation counter. A booking of vacation uses these counters in the order of this table. */
  readonly isVacation: boolean
  /** The pay code that a new HR employer uses for this counter. HR can change the pay code for each HR employer. */
  readonly payCode: string
}

/** The fourteen leave counters (rules balances-2, balances-4). */
export const counters = {
  TRANSFER_HOLIDAY_PREVIOUS_YEAR: { label: 'Overdracht vorig jaar', isVacation: true, payCode: '0261' },
  EXTRA_VACATION_PREVIOUS_YEAR: { label: 'Extra vakantie vorig jaar', isVacation: true, payCode: '7283' },
  STATUTORY_VACATION: { label: 'Wettelijke vakantie', isVacation: true, payCode: '0260' },
  SENIORITY_LEAVE: { label: 'Anciënniteitsverlof', isVacation: true, payCode: '7284' },
  EXTRA_VACATION_CURRENT_YEAR: { label: 'Extra vakantie', isVacation: true, payCode: '7282' },
  ADDITIONAL_HOLIDAY_EMPLOYEE: { label: 'Aanvullende vakantie', isVacation: true, payCode: 'T040' },
  SENIOR_VACATION: { label: 'Seniorvakantie', isVacation: true, payCode: '9761' },
  YOUTH_VACATION: { label: 'Jeugdvakantie', isVacation: true, payCode: '9760' },
  JOB_APPLICATION_LEAVE: { label: 'Sollicitatieverlof', isVacation: true, payCode: '7440' },
  STATUTORY_VACATION_PREVIOUS_EMPLOYER: {
    label: 'Wettelijke vakantie vorige werkgever',
    isVacation: false,
    payCode: '0262',
  },
  RECUPERATION_HOLIDAY_PREVIOUS_YEAR: { label: 'Recup feestdag vorig jaar', isVacation: false, payCode: 'T352' },
  RECUPERATION_HOLIDAY: { label: 'Recup feestdag', isVacation: false, payCode: 'T351' },
  EDUCATIONAL_LEAVE: { label: 'Vlaams opleidingsverlof', isVacation: false, payCode: '7320' },
  PERSONAL_LEAVE: { label: 'Familiaal verlof', isVacation: false, payCode: '9620' },
} as const satisfies Record<string, CounterDescription>

export type CounterType = keyof typeof counters

/** Days are taken in this order. The columns of the yearly overview have the same order. */
export const counterTypes = Object.keys(counters) as readonly CounterType[]

export const isCounterType = (text: string): text is CounterType => Object.hasOwn(counters, text)

/** The nine counters of vacation, in the order in which days are taken from them (rule balances-3). */
export const vacationCounterTypes: readonly CounterType[] = counterTypes.filter((type) => counters[type].isVacation)
