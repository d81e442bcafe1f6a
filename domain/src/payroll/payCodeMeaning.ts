import { counters, counterTypes, type CounterType } from '../balances/counterType.ts'
import { BONUS_TYPES, bonusLabel, type BonusType } from '../customers/bonusType.ts'

/** Any other kind of absence has the pay code of the leave counter from which it takes days. */
const absences = {
  SICK_LEAVE: 'T900',
  SICK_LEAVE_NO_CERTIFICATE: 'T903',
  RECUPERATION: '1025',
  EXCUSED_ABSENCE: '7360',
  UNPAID_LEAVE: '9710',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'T950',
} as const

type UncountedMeaning = keyof typeof absences

export type AbsenceMeaning = UncountedMeaning | CounterType

type PremiumMeaning = `PREMIUM_${BonusType}`

/** The kind of hour that a pay code means, such as a worked hour or a public holiday. */
export type PayCodeMeaning = 'WORKED' | 'PUBLIC_HOLIDAY' | AbsenceMeaning | PremiumMeaning

export const isAbsenceMeaning = (meaning: PayCodeMeaning): meaning is AbsenceMeaning =>
  meaning !== 'WORKED' && meaning !== 'PUBLIC_HOLIDAY' && !isPremiumMeaning(meaning)

export const isPremiumMeaning = (meaning: PayCodeMeaning): meaning is PremiumMeaning => meaning.startsWith('PREMIUM_')

type MeaningDescription = {
  readonly label: string
  /** The pay code that a new HR employer gets. Null for a premium, because HR must add the pay code of a premium. */
  readonly defaultCode: string | null
  readonly color: string
  readonly editable: boolean
}

// The requirements of the product prescribe these colours.
const CYAN = '#008B8B'
const ORANGE = '#F2A24A'
const RED = '#CC1424'
const BLACK = '#201B1F'

const colors: Partial<Readonly<Record<PayCodeMeaning, string>>> = {
  WORKED: CYAN,
  STATUTORY_VACATION: ORANGE,
  SICK_LEAVE: RED,
  SICK_LEAVE_NO_CERTIFICATE: RED,
}

/**
 * The kinds of absence whose pay code HR cannot replace on a day. This is the default, which HR can change for each HR
 * employer (rule payroll-5).
 */
const fixedAbsences: readonly PayCodeMeaning[] = ['SICK_LEAVE', 'SICK_LEAVE_NO_CERTIFICATE', 'RECUPERATION']

const absenceLabels: Readonly<Record<UncountedMeaning, string>> = {
  SICK_LEAVE: 'Ziek met attest',
  SICK_LEAVE_NO_CERTIFICATE: 'Ziek zonder attest',
  RECUPERATION: 'Recuperatie',
  EXCUSED_ABSENCE: 'Klein verlet',
  UNPAID_LEAVE: 'Onbetaald verlof',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'Langdurige ziekte',
}

type Entry = readonly [meaning: PayCodeMeaning, label: string, defaultCode: string | null]

const worked: readonly Entry[] = [
  ['WORKED', 'Gewerkte uren', '0010'],
  ['PUBLIC_HOLIDAY', 'Feestdag', '0250'],
]
const ofAbsences: readonly Entry[] = [
  ...(Object.keys(absences) as UncountedMeaning[]).map(
    (meaning) => [meaning, absenceLabels[meaning], absences[meaning]] as const,
  ),
  ...counterTypes.map((type) => [type, counters[type].label, counters[type].payCode] as const),
]
const ofPremiums: readonly Entry[] = BONUS_TYPES.map((type) => [`PREMIUM_${type}`, bonusLabel(type), null])

const described = (entries: readonly Entry[], isAbsence: boolean): (readonly [PayCodeMeaning, MeaningDescription])[] =>
  entries.map(([meaning, label, defaultCode]) => [
    meaning,
    {
      label,
      defaultCode,
      color: colors[meaning] ?? BLACK,
      editable: isAbsence && !fixedAbsences.includes(meaning),
    },
  ])

const all = [...described(worked, false), ...described(ofAbsences, true), ...described(ofPremiums, false)]

/** All meanings of pay codes with their default pay codes, in the order of the table on the screen (rule payroll-1). */
export const payCodeMeanings = Object.fromEntries(all) as Readonly<Record<PayCodeMeaning, MeaningDescription>>

export const PAY_CODE_MEANINGS = all.map(([meaning]) => meaning)
