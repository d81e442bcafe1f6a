import { absenceDescriptions } from '../absences/absenceCategory.ts'
import { counters, counterTypes } from '../balances/counterType.ts'
import type { CounterType } from '../balances/counterType.ts'
import { BONUS_TYPES } from '../customers/bonusType.ts'
import type { BonusType } from '../customers/bonusType.ts'

/** Kinds of absence that are paid under a code of their own; the others are paid under the code of their counter. */
const absences = {
  SICK_LEAVE: 'T900',
  SICK_LEAVE_NO_CERTIFICATE: 'T903',
  RECUPERATION: '1025',
  EXCUSED_ABSENCE: '7360',
  UNPAID_LEAVE: '9710',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'T950',
} as const

type AbsenceMeaning = keyof typeof absences

/** What a pay code stands for. */
export type PayCodeMeaning = 'WORKED' | 'PUBLIC_HOLIDAY' | AbsenceMeaning | CounterType | `PREMIUM_${BonusType}`

type MeaningDescription = {
  readonly label: string
  /** What an HR employer's table begins with; a premium has no code until the employer gives it one. */
  readonly defaultCode: string | null
  readonly color: string
}

const WORKED = '#2F7D4F'
const HOLIDAY = '#4A7FB5'
const PREMIUM = '#6F676D'

const premiumLabels: Readonly<Record<BonusType, string>> = {
  LATE: 'Toeslag avond',
  NIGHT: 'Toeslag nacht',
  SATURDAY: 'Toeslag zaterdag',
  HOLIDAY: 'Toeslag zon- en feestdag',
  INTERRUPTED: 'Toeslag onderbroken dienst',
  CALLOUT24: 'Toeslag oproep 24 uur',
  CALLOUT48: 'Toeslag oproep 48 uur',
}

const absenceLabels: Readonly<Record<AbsenceMeaning, string>> = {
  SICK_LEAVE: 'Ziek met attest',
  SICK_LEAVE_NO_CERTIFICATE: 'Ziek zonder attest',
  RECUPERATION: 'Recuperatie',
  EXCUSED_ABSENCE: 'Klein verlet',
  UNPAID_LEAVE: 'Onbetaald verlof',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'Langdurige ziekte',
}

const colorOfCounter = (type: CounterType): string => {
  if (type === 'EDUCATIONAL_LEAVE') return absenceDescriptions.EDUCATIONAL_LEAVE.color
  if (type === 'PERSONAL_LEAVE') return absenceDescriptions.PERSONAL_LEAVE.color
  if (type.startsWith('RECUPERATION_HOLIDAY')) return absenceDescriptions.RECUPERATION_HOLIDAY.color
  return absenceDescriptions.VACATION.color
}

const described: readonly (readonly [PayCodeMeaning, MeaningDescription])[] = [
  ['WORKED', { label: 'Gewerkte uren', defaultCode: '0010', color: WORKED }],
  ['PUBLIC_HOLIDAY', { label: 'Feestdag', defaultCode: '0250', color: HOLIDAY }],
  ...(Object.keys(absences) as AbsenceMeaning[]).map(
    (meaning) =>
      [
        meaning,
        {
          label: absenceLabels[meaning],
          defaultCode: absences[meaning],
          color: absenceDescriptions[meaning].color,
        },
      ] as const,
  ),
  ...counterTypes.map(
    (type) =>
      [
        type,
        { label: counters[type].label, defaultCode: counters[type].payCode, color: colorOfCounter(type) },
      ] as const,
  ),
  ...BONUS_TYPES.map(
    (type) => [`PREMIUM_${type}`, { label: premiumLabels[type], defaultCode: null, color: PREMIUM }] as const,
  ),
]

/** All of them, in the order of the table of pay codes (rules 3). */
export const payCodeMeanings = Object.fromEntries(described) as Readonly<Record<PayCodeMeaning, MeaningDescription>>

export const PAY_CODE_MEANINGS = described.map(([meaning]) => meaning)
