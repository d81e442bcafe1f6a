import type { TeamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import type { Day } from '@uurwerk/domain/time/day'
import type { TeamRow, TeamShiftType } from './teamRows.ts'

export type StaffedCell = {
  readonly day: Day
  readonly planned: number
  readonly plannedSeconds: number
  /** The number of needed people; null when no number of needed people is set for the day. */
  readonly needed: number | null
  readonly neededSeconds: number | null
}

/** A row of one shift type of a customer. It is at the bottom of the grid of people, and in the grid of customers. */
export type StaffedRow = {
  readonly type: TeamShiftType
  readonly cells: readonly StaffedCell[]
  readonly planned: number
  /** The sum of the needed people; null when no number of needed people is set for any day. */
  readonly needed: number | null
}

type Input = {
  readonly types: readonly TeamShiftType[]
  readonly days: readonly Day[]
  /** The customers whose shift types are shown; null for all customers. */
  readonly customers: ReadonlySet<number> | null
}

/** The shift types that are planned or needed in the period, with each of their days (rules staffing-3, team-16). */
export function staffedRows(staffing: TeamStaffing | undefined, { types, days, customers }: Input): StaffedRow[] {
  if (staffing === undefined) return []
  const ofType = Map.groupBy(staffing.staffed, ([type]) => type)
  return types.flatMap((type): StaffedRow[] => {
    const known = new Map((ofType.get(type.id) ?? []).map((each) => [each[1], each]))
    if (known.size === 0 || (customers !== null && !customers.has(type.customerId))) return []
    const cells = days.map((day): StaffedCell => {
      const [, , planned = 0, plannedSeconds = 0, needed = null, neededSeconds = null] = known.get(day) ?? []
      return { day, planned, plannedSeconds, needed, neededSeconds }
    })
    return [
      {
        type,
        cells,
        planned: sum(cells.map(({ planned }) => planned)),
        needed: sumOfKnown(cells.map(({ needed }) => needed)),
      },
    ]
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const sumOfKnown = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((each) => each !== null)
  return known.length === 0 ? null : sum(known)
}

export function hoursOfRows(rows: readonly StaffedRow[], days: readonly Day[]) {
  const ofDay = days.map((_, place) => {
    const cells = rows.flatMap(({ cells: all }) => all[place] ?? [])
    return {
      planned: sum(cells.map(({ plannedSeconds }) => plannedSeconds)),
      needed: sumOfKnown(cells.map(({ neededSeconds }) => neededSeconds)),
    }
  })
  return {
    ofDay,
    planned: sum(ofDay.map(({ planned }) => planned)),
    needed: sumOfKnown(ofDay.map(({ needed }) => needed)),
  }
}

export const isShortOn = ({ planned, needed }: Pick<StaffedCell, 'planned' | 'needed'>): boolean =>
  needed !== null && planned < needed

/** The number of people too many or too few, as '+1' or '−2'. Null when the number is right or not known. */
export const differenceOf = ({ planned, needed }: Pick<StaffedCell, 'planned' | 'needed'>): string | null =>
  needed === null || planned === needed ? null : planned > needed ? `+${planned - needed}` : `−${needed - planned}`

/** The names of the people who are planned with each shift type on each day. A key is the shift type and the day. */
export function namesPlanned(rows: readonly TeamRow[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { name, cells } of rows)
    for (const { day, shifts } of cells)
      for (const { type } of shifts) {
        if (type === null) continue
        const key = `${type.id} ${day}`
        const known = names.get(key)
        if (known === undefined) names.set(key, [name])
        else known.push(name)
      }
  return names
}
