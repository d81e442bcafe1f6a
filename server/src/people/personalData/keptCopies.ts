import type { ReadCopy, Row } from './section.ts'

type KeptShift = {
  readonly day: string
  readonly typeName: string | null
  readonly start: number
  readonly end: number
  readonly breakStart: number | null
  readonly breakEnd: number | null
  readonly worked: number
  readonly remark: string
  readonly callout: string | null
  readonly interrupted: boolean
  readonly adjusted: boolean
  readonly editedByAdmin: boolean
}

type KeptAbsence = {
  readonly day: string
  readonly category: string
  readonly counter: string | null
  readonly fullDay: boolean
  readonly seconds: number
  readonly editedByAdmin: boolean
}

/** The shifts of a month as they were when the month was locked or confirmed, in the format of current shifts. */
export const keptShifts: ReadCopy = (stored) =>
  isEmpty(stored) ? null : (stored as KeptShift[]).toSorted((a, b) => a.start - b.start).map(shiftRow)

/** The absences of a month as they were when the month was locked or confirmed. */
export const keptAbsences: ReadCopy = (stored) =>
  isEmpty(stored)
    ? null
    : (stored as KeptAbsence[]).toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).map(absenceRow)

const isEmpty = (stored: unknown): boolean => stored === null || (stored as unknown[]).length === 0

const hoursOf = (seconds: number): number => Math.round(seconds / 36) / 100

/** A moment in the format in which PostgreSQL writes the moments of the other sections. */
const momentOf = (epochSeconds: number | null): string | null =>
  epochSeconds === null
    ? null
    : `${new Date(epochSeconds * 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}+00:00`

const shiftRow = (shift: KeptShift): Row => ({
  dag: shift.day,
  shifttype: shift.typeName,
  begin: momentOf(shift.start),
  einde: momentOf(shift.end),
  'begin van de pauze': momentOf(shift.breakStart),
  'einde van de pauze': momentOf(shift.breakEnd),
  uren: hoursOf(shift.worked),
  opmerking: shift.remark,
  oproep: shift.callout,
  'onderbroken dienst': shift.interrupted,
  'afwijkend van het shifttype': shift.adjusted,
  'aangepast door HR': shift.editedByAdmin,
})

const absenceRow = (absence: KeptAbsence): Row => ({
  dag: absence.day,
  soort: absence.category,
  teller: absence.counter,
  'volledige dag': absence.fullDay,
  uren: hoursOf(absence.seconds),
  'ingegeven door HR': absence.editedByAdmin,
})
