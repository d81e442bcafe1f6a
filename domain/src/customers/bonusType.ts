/** The order matters: of two premiums with the same percentage, the later one is used (rule premiums-9). */
export const PREMIUMS = ['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED'] as const

export const BONUS_TYPES = [...PREMIUMS, 'CALLOUT24', 'CALLOUT48'] as const

/** A premium: a percentage that is added to the price of working time. An hour has at most one premium. */
export type Premium = (typeof PREMIUMS)[number]

export type BonusType = (typeof BONUS_TYPES)[number]

/** The Dutch name of each bonus type. All screens, documents and exports use this name. */
export const BONUS_NAMES: Readonly<Record<BonusType, string>> = {
  LATE: 'Avond',
  NIGHT: 'Nacht',
  SATURDAY: 'Zaterdag',
  HOLIDAY: 'Zon- en feestdag',
  INTERRUPTED: 'Onderbroken dienst',
  CALLOUT24: 'Oproep 24',
  CALLOUT48: 'Oproep 48',
}

/** The name of a bonus type in a list that also contains other names: 'Bonus avond'. */
export const bonusLabel = (type: BonusType): string => `Bonus ${BONUS_NAMES[type].toLowerCase()}`
