import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../../texts/texts.ts'
import type { CsvColumn } from '../../../ui/table/toCsv.ts'
import type { TeamCell, TeamRow, TeamShift } from '../grid/teamRows.ts'

const words = texts.teamPlanning

export type NamedCustomer = { readonly id: number; readonly name: string }

type Chosen = {
  readonly customers: readonly NamedCustomer[]
  /** The customers of the filter; null to show all customers. */
  readonly customerIds: ReadonlySet<number> | null
}

/**
 * The shifts of a cell at the chosen customers. The sheet for a customer contains no shift at another customer (rule
 * team-12).
 */
export const shiftsAt = ({ shifts, contracts }: TeamCell, customerIds: Chosen['customerIds']): readonly TeamShift[] =>
  customerIds === null
    ? shifts
    : shifts.filter(({ contractId }) =>
        contracts.some((contract) => contract.id === contractId && customerIds.has(contract.customerId)),
      )

/** The word for an absence. It is the same for every reason (rule team-2). */
export const absentWord = (absence: NonNullable<TeamCell['absence']>): string =>
  absence === 'whole' ? words.absent : words.halfAbsent

export type SheetLine = {
  readonly day: string
  readonly name: string
  readonly customer: string
  readonly what: string
  readonly start: string
  readonly end: string
}

/**
 * The planning as lines: one line for each shift and each day of absence. The lines do not contain the reason of an
 * absence (rule team-12).
 */
export function linesOfSheet(rows: readonly TeamRow[], { customers, customerIds }: Chosen): readonly SheetLine[] {
  const names = new Map(customers.map((customer) => [customer.id, customer.name]))
  return rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell): SheetLine[] => {
      const day = formatDayWithSlashes(cell.day)
      const planned = shiftsAt(cell, customerIds).map(({ contractId, type, start, end }) => {
        const contract = cell.contracts.find(({ id }) => id === contractId)
        const customer = contract === undefined ? '' : (names.get(contract.customerId) ?? '')
        return { day, name, customer, what: type?.name ?? words.withoutType, start, end }
      })
      const absent = { day, name, customer: '', start: '', end: '' }
      return cell.absence === null ? planned : [...planned, { ...absent, what: absentWord(cell.absence) }]
    }),
  )
}

export const sheetColumns: readonly CsvColumn<SheetLine>[] = [
  { title: words.sheet.day, value: ({ day }) => day },
  { title: words.name, value: ({ name }) => name },
  { title: words.customer, value: ({ customer }) => customer },
  { title: words.sheet.what, value: ({ what }) => what },
  { title: words.sheet.start, value: ({ start }) => start },
  { title: words.sheet.end, value: ({ end }) => end },
]
