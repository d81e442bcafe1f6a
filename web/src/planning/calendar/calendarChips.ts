import type { Absence } from '@uurwerk/contract/absences/absences'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { Shown } from '../../app/api/shown.ts'
import * as texts from '../../texts/texts.ts'
import type { CalendarDay } from './calendarDays.ts'
import { shortCustomerName } from './shortCustomerName.ts'

export type Fill = { readonly kind: 'bg-holiday' | 'bg-occupied'; readonly title: string }

export type Chip = {
  readonly id: string
  readonly isShift: boolean
  readonly title: string
  readonly color: string
  readonly textColor: string
  /** The begin time of a shift; null for an absence, and on a phone. */
  readonly time: string | null
  readonly isHalfDay: boolean
  readonly waits: boolean
}

/**
 * The backgrounds for a public holiday and for a shift on another contract, each with its title. `brief` is for a
 * phone, and shortens the title of a holiday (rule planning-47).
 */
export function fillsOf({ holiday, elsewhere }: CalendarDay, brief: boolean): Fill[] {
  return [
    ...(holiday === null ? [] : [{ kind: 'bg-holiday' as const, title: brief ? texts.planning.holiday : holiday }]),
    ...(elsewhere === null ? [] : [{ kind: 'bg-occupied' as const, title: shortCustomerName(elsewhere.customerName) }]),
  ]
}

/** The labels of a day, absences first. A night shift has a label only on its first day. `brief` is for a phone. */
export function chipsOf({ absences, shifts }: CalendarDay, brief: boolean): Chip[] {
  return [
    ...absences.map((absence) => ({
      id: absenceChipId(absence),
      isShift: false,
      title: brief ? shortTitle(absence) : absence.title,
      color: absence.color,
      textColor: absence.textColor,
      time: null,
      isHalfDay: !absence.fullDay,
      waits: absence.waits === true,
    })),
    ...shifts.map((shift) => ({
      id: shiftChipId(shift),
      isShift: true,
      title: brief ? briefTitle(shift.title) : shift.title,
      color: shift.color,
      textColor: shift.textColor,
      time: brief ? null : shift.start.slice(11, 16),
      isHalfDay: false,
      waits: shift.waits === true,
    })),
  ]
}

/** The id of a label contains the day, because all days of a prolonged sickness have id 0. */
export const absenceChipId = ({ id, date }: Pick<Absence, 'id' | 'date'>): string => `absence ${date} ${id}`
export const shiftChipId = ({ id }: Pick<PlannedShift, 'id'>): string => `shift ${id}`

/** Shortens the first word of a title of two words. 'Vroege kort' becomes 'Vr. kort'. */
const briefTitle = (title: string): string => title.replace(/^(\* )?(\p{L}{2})\p{L}+ (?=\p{L})/u, '$1$2. ')

const shortTitle = (absence: Shown<Absence>): string =>
  absence.kindless === true ? texts.absences.unknownKindShort : texts.absences.short[absence.absenceCategory]
