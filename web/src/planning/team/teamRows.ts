import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { lettersOf } from './lettersOf.ts'

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
  readonly day: Day
  readonly shifts: readonly TeamShift[]
  readonly absence: 'whole' | 'half' | null
  /** The contracts of the person that run on this day. A day without a contract takes no shift. */
  readonly contracts: readonly TeamContract[]
}

export type TeamRow = {
  readonly person: TeamPlanning['people'][number]
  readonly name: string
  readonly cells: readonly TeamCell[]
}

/** The grid of the team: a row for each person, a cell for each day. */
export function teamRows(team: TeamPlanning, days: readonly Day[]): readonly TeamRow[] {
  const types = new Map(typesOf(team).map((type) => [type.id, type]))
  const contracts = new Map(team.contracts.map((contract) => [contract.id, contract]))
  const shifts = new Map<string, TeamShift[]>()
  for (const [id, version, contractId, day, typeId, start, end, adjusted] of team.shifts) {
    const person = contracts.get(contractId)?.personId
    const type = typeId === null ? null : (types.get(typeId) ?? null)
    const key = `${person} ${day}`
    const shift = { id, version, contractId, day, type, start, end, adjusted }
    const onDay = shifts.get(key)
    if (onDay === undefined) shifts.set(key, [shift])
    else onDay.push(shift)
  }
  const absences = new Map(team.absences.map(([person, day, whole]) => [`${person} ${day}`, whole]))
  const ofPerson = Map.groupBy(team.contracts, ({ personId }) => personId)
  return team.people.map((person) => {
    const own = ofPerson.get(person.id) ?? []
    return {
      person,
      name: `${person.firstName} ${person.lastName}`,
      cells: days.map((day) => {
        const whole = absences.get(`${person.id} ${day}`)
        return {
          day,
          shifts: shifts.get(`${person.id} ${day}`) ?? NO_SHIFTS,
          absence: whole === undefined ? null : whole ? 'whole' : 'half',
          contracts: own.filter(({ start, end }) => containsDay({ start, end }, day)),
        }
      }),
    }
  })
}

const NO_SHIFTS: readonly TeamShift[] = []

/** The shift types of the answer with their letters and the colours of their texts. */
export const typesOf = (team: TeamPlanning): TeamShiftType[] => {
  const letters = lettersOf(team.shiftTypes)
  return team.shiftTypes.map((type) => ({
    ...type,
    letter: letters.get(type.id) ?? type.name.slice(0, 1).toLocaleUpperCase('nl-BE'),
    textColor: textColorOn(type.color),
  }))
}

export type TeamFilter = { readonly name: string; readonly customerId: number | null }

/** The rows whose person matches the name and works for the customer. Filters never change the hours of a row. */
export const rowsFound = (rows: readonly TeamRow[], { name, customerId }: TeamFilter): readonly TeamRow[] => {
  const wanted = plain(name).trim()
  return rows.filter(
    (row) =>
      plain(row.name).includes(wanted) &&
      (customerId === null ||
        row.cells.some(({ contracts }) => contracts.some((contract) => contract.customerId === customerId))),
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('nl-BE')
