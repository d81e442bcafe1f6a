import { isFreeOn } from '@uurwerk/domain/planning/team/isFreeOn'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { Day } from '@uurwerk/domain/time/day'
import type { TeamRow } from '../grid/teamRows.ts'

export type RowFilter = {
  readonly name: string
  /** The chosen customer and its subdivisions; null for all customers. */
  readonly customerIds: ReadonlySet<number> | null
  /** The people who hold the chosen qualification; null when the filter does not ask for one. */
  readonly holders: ReadonlySet<number> | null
  readonly employerId: number | null
  readonly kind: PersonKind | null
  /** The name of a shift type. Several customers can have a shift type with this name. */
  readonly typeName: string | null
  readonly freeOn: Day | null
  readonly onlyShort: boolean
}

/** The rows that match every part of the filter. The filter never changes the hours of a row (rule team-20). */
export function filteredRows(rows: readonly TeamRow[], wanted: RowFilter): readonly TeamRow[] {
  const name = plain(wanted.name).trim()
  return rows.filter((row) => (name === '' || plain(row.name).includes(name)) && matches(row, wanted))
}

/**
 * The days of a row are made when they are first needed, and making them takes time. The filters that need the days are
 * therefore checked last.
 */
const matches = (
  row: TeamRow,
  { customerIds, holders, employerId, kind, typeName, freeOn, onlyShort }: RowFilter,
): boolean => {
  const { person } = row
  return (
    (holders === null || holders.has(person.id)) &&
    (employerId === null || person.employerId === employerId) &&
    (kind === null || person.kind === kind) &&
    (!onlyShort || (person.neededSeconds !== null && person.plannedSeconds < person.neededSeconds)) &&
    (customerIds === null ||
      row.cells.some(({ contracts }) => contracts.some((each) => customerIds.has(each.customerId)))) &&
    (typeName === null ||
      row.cells.some(({ shifts }) =>
        shifts.some(({ type }) => type?.name === typeName && customerIds?.has(type.customerId) !== false),
      )) &&
    (freeOn === null || isFreeOn(row.cells, freeOn))
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('nl-BE')
