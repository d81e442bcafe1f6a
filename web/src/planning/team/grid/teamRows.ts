import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import type { AvailabilityMark } from '@uurwerk/domain/planning/availability/availability'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import * as texts from '../../../texts/texts.ts'
import { lettersOf } from './lettersOf.ts'
import type { TeamCustomer } from '../filter/customerTree.ts'
import type { PersonOfTeam } from '../fresh/peopleOfTeam.ts'

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
  /** The customer of the contract; null when the answer does not name it. */
  readonly customer: TeamCustomer | null
}

/** The availability of a person on a day. Only HR sees it (rule availability-4). */
type TeamMark = { readonly mark: AvailabilityMark; readonly words: string }

export type TeamCell = {
  /** The key of the cell: the person and the day. */
  readonly key: string
  readonly day: Day
  readonly shifts: readonly TeamShift[]
  readonly absence: 'whole' | 'half' | null
  readonly mark: TeamMark | null
  /** The contracts that are active on this day. Without one, nobody can plan a shift on the day. */
  readonly contracts: readonly TeamContract[]
}

export type TeamRow = {
  readonly person: TeamPlanning['people'][number]
  readonly name: string
  readonly cells: readonly TeamCell[]
}

type NamesOfTeam = {
  readonly types: ReadonlyMap<number, TeamShiftType>
  readonly customers: ReadonlyMap<number, TeamCustomer>
}

/** The row of a person. Its cells are made when the grid or a filter first needs them. */
export function rowOf(of: PersonOfTeam, days: readonly Day[], names: NamesOfTeam): TeamRow {
  let made: readonly TeamCell[] | null = null
  return {
    person: of.person,
    name: `${of.person.firstName} ${of.person.lastName}`,
    get cells() {
      return (made ??= cellsOf(of, days, names))
    },
  }
}

function cellsOf(
  { person, contracts, shifts, absences, availability }: PersonOfTeam,
  days: readonly Day[],
  { types, customers }: NamesOfTeam,
): readonly TeamCell[] {
  const customerOf = new Map(contracts.map(({ id, customerId }) => [id, customers.get(customerId) ?? null]))
  const onDay = Map.groupBy(
    shifts.map(([id, version, contractId, day, typeId, start, end, adjusted]): TeamShift => {
      const type = typeId === null ? null : (types.get(typeId) ?? null)
      const customer = customerOf.get(contractId) ?? null
      return { id, version, contractId, day, type, start, end, adjusted, customer }
    }),
    ({ day }) => day,
  )
  const marks = new Map(availability.map((row) => [row[1], markOf(row)]))
  const absent = new Map(absences.map(([, day, whole]) => [day, whole]))
  return days.map((day) => {
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
  })
}

const NO_SHIFTS: readonly TeamShift[] = []

function markOf([, , mark, start, end, isLate]: TeamPlanning['availability'][number]): TeamMark {
  const format = texts.availability.format(mark, start === null || end === null ? null : { start, end })
  return { mark, words: isLate ? `${format}, ${texts.availability.late}` : format }
}

export const typesOf = ({ shiftTypes }: Pick<TeamPlanning, 'shiftTypes'>): TeamShiftType[] => {
  const letters = lettersOf(shiftTypes)
  return shiftTypes.map((type) => ({
    ...type,
    letter: letters.get(type.id) ?? type.name.slice(0, 1).toLocaleUpperCase('nl-BE'),
    textColor: textColorOn(type.color),
  }))
}
