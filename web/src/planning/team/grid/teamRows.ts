import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { lettersOf } from './lettersOf.ts'
import { markOf, type TeamMark } from '../markOfCell.ts'

export type TeamContract = TeamPlanning['contracts'][number]
export type TeamShiftType = TeamPlanning['shiftTypes'][number] & { readonly letter: string; readonly textColor: string }

export type TeamShift = {
  readonly id: number
  readonly version: number
  readonly contractId: number
  readonly day: Day
  readonly type: TeamShiftType | null
  readonly start: string
  readonly end: string
  readonly adjusted: boolean
}

export type TeamCell = {
  /** The key of the cell: the person and the day. */
  readonly key: string
  readonly day: Day
  readonly shifts: readonly TeamShift[]
  readonly absence: 'whole' | 'half' | null
  readonly mark: TeamMark | null
  /**
   * The contracts of the person that are active on this day. The list is empty outside the contracts and outside the
   * employment, and nobody can plan a shift on such a day.
   */
  readonly contracts: readonly TeamContract[]
}

export type TeamRow = {
  readonly person: TeamPlanning['people'][number]
  readonly name: string
  readonly cells: readonly TeamCell[]
}

/** The rows of the team grid. Each person has a row, and each day is a cell of the row. */
export const teamRows = (team: TeamPlanning, days: readonly Day[]): readonly TeamRow[] =>
  rowsFrom(team, days, typesOf(team)).rows

export type TeamSlices = {
  readonly days: readonly Day[]
  readonly types: readonly TeamShiftType[]
  readonly rows: readonly TeamRow[]
  /** The parts of the answer from which each row was made. */
  readonly parts: ReadonlyMap<number, readonly unknown[]>
}

/** The rows of the team. When the parts of the answer for a row did not change, the row stays the same object. */
export function rowsFrom(
  team: TeamPlanning,
  days: readonly Day[],
  types: readonly TeamShiftType[],
  before: TeamSlices | null = null,
): TeamSlices {
  const isSame = before !== null && before.days === days && before.types === types
  const kept = new Map(isSame ? before.rows.map((row) => [row.person.id, row]) : [])
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const personOf = new Map(team.contracts.map(({ id, personId }) => [id, personId]))
  const shifts = Map.groupBy(team.shifts, ([, , contractId]) => personOf.get(contractId))
  const absences = Map.groupBy(team.absences, ([personId]) => personId)
  const marks = Map.groupBy(team.availability, ([personId]) => personId)
  const contracts = Map.groupBy(team.contracts, ({ personId }) => personId)
  const parts = new Map<number, readonly unknown[]>()
  const rows = team.people.map((person) => {
    const mine = {
      person,
      contracts: contracts.get(person.id) ?? [],
      shifts: shifts.get(person.id) ?? [],
      absences: absences.get(person.id) ?? [],
      availability: marks.get(person.id) ?? [],
    }
    const part = [person, ...mine.contracts, ...mine.shifts, ...mine.absences, ...mine.availability]
    parts.set(person.id, part)
    const old = before?.parts.get(person.id)
    const row = kept.get(person.id)
    return row !== undefined && old?.length === part.length && part.every((each, place) => each === old[place])
      ? row
      : rowOf(mine, days, typeOf)
  })
  return { days, types, rows, parts }
}

type PartsOfPerson = Pick<TeamPlanning, 'contracts' | 'shifts' | 'absences' | 'availability'> & {
  readonly person: TeamRow['person']
}

function rowOf(
  { person, contracts, shifts, absences, availability }: PartsOfPerson,
  days: readonly Day[],
  types: ReadonlyMap<number, TeamShiftType>,
): TeamRow {
  const onDay = Map.groupBy(
    shifts.map(([id, version, contractId, day, typeId, start, end, adjusted]): TeamShift => {
      const type = typeId === null ? null : (types.get(typeId) ?? null)
      return { id, version, contractId, day, type, start, end, adjusted }
    }),
    ({ day }) => day,
  )
  const marks = new Map(availability.map((row) => [row[1], markOf(row)]))
  const absent = new Map(absences.map(([, day, whole]) => [day, whole]))
  return {
    person,
    name: `${person.firstName} ${person.lastName}`,
    cells: days.map((day) => {
      const whole = absent.get(day)
      return {
        key: `${person.id} ${day}`,
        day,
        shifts: onDay.get(day) ?? NO_SHIFTS,
        absence: whole === undefined ? null : whole ? 'whole' : 'half',
        mark: marks.get(day) ?? null,
        contracts: containsDay(person.employment, day)
          ? contracts.filter(({ start, end }) => containsDay({ start, end }, day))
          : [],
      }
    }),
  }
}

const NO_SHIFTS: readonly TeamShift[] = []

/** The shift types of the answer, each with its letter key and its text colour. */
export const typesOf = (team: TeamPlanning): TeamShiftType[] => {
  const letters = lettersOf(team.shiftTypes)
  return team.shiftTypes.map((type) => ({
    ...type,
    letter: letters.get(type.id) ?? type.name.slice(0, 1).toLocaleUpperCase('nl-BE'),
    textColor: textColorOn(type.color),
  }))
}
