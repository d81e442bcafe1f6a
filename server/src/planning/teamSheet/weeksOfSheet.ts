import { absenceTitle } from '@uurwerk/domain/absences/absenceType'
import { NO_SECONDS } from '@uurwerk/domain/money/seconds'
import { daysAway } from '@uurwerk/domain/planning/ownTeam/daysAway'
import { shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { mondayOf } from '@uurwerk/domain/time/week'
import type { RosterEntry, RosterWard, RosterWeek } from '../../platform/documents/rosterDocument.ts'
import type { TeamReasonRow } from '../team/teamReasonsStore.ts'
import type { SheetContractRow, SheetOpenRow, SheetShiftRow } from './teamSheetStore.ts'

export type SheetFacts = {
  readonly today: Day
  readonly days: readonly Day[]
  readonly holidays: ReadonlySet<Day>
  readonly contracts: readonly SheetContractRow[]
  readonly shifts: readonly SheetShiftRow[]
  readonly absences: readonly TeamReasonRow[]
  readonly open: readonly SheetOpenRow[]
  readonly hasReasons: boolean
}

/** The weeks of a period, with the people and the open places of each customer (rules team-41, team-44). */
export function weeksOfSheet(facts: SheetFacts): RosterWeek[] {
  const isFree = (day: Day): boolean => isWeekend(day) || facts.holidays.has(day)
  const entries = entriesOf(facts)
  return [...Map.groupBy(facts.days, mondayOf).values()].map((days) => ({
    days: days.map((day) => ({ day, isFree: isFree(day) })),
    wards: wardsOf(facts, entries, days),
  }))
}

/** The entries of a person at a customer on a day. The key is the customer, the person and the day. */
type Entries = ReadonlyMap<string, readonly RosterEntry[]>

const keyOf = (customerId: number, personId: number, day: Day): string => `${customerId} ${personId} ${day}`

function entriesOf(facts: SheetFacts): Entries {
  const { contracts, shifts, absences, hasReasons } = facts
  const entries = new Map<string, RosterEntry[]>()
  const add = ({ customerId, personId }: SheetContractRow, day: Day, entry: RosterEntry) => {
    const key = keyOf(customerId, personId, day)
    entries.set(key, [...(entries.get(key) ?? []), entry])
  }
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  for (const { contractId, day, typeName, ownType, start, end, worked } of shifts) {
    const title = shiftTitle({ typeName: ownType && !hasReasons ? null : typeName, adjusted: false })
    const contract = byId.get(contractId)
    if (contract !== undefined) add(contract, day, { title, labour: { start, end }, worked })
  }
  const ofPerson = Map.groupBy(contracts, ({ personId }) => personId)
  for (const [personId, rows] of Map.groupBy(absences, (row) => row.personId))
    for (const [day, title] of absencesOf(rows, facts)) {
      const here = (ofPerson.get(personId) ?? []).filter((contract) => containsDay(contract, day))
      const first = new Map(here.map((contract) => [contract.customerId, contract]))
      for (const contract of first.values()) add(contract, day, { title, labour: null, worked: NO_SECONDS })
    }
  return entries
}

/** Without reasons, the document contains only the days of absence that colleagues may read (rule team-26). */
function absencesOf(
  rows: readonly TeamReasonRow[],
  { days, holidays, today, hasReasons }: SheetFacts,
): [Day, string][] {
  if (hasReasons) return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => [day, reasonsOf(ofDay)])
  const absences = rows.map(({ day, whole }) => ({ day, full: whole }))
  const away = daysAway({ absences, sickLeaves: [] }, { today, days, isHoliday: (day) => holidays.has(day) })
  return away.map((day) => [day, 'Afwezig'])
}

const reasonsOf = (rows: readonly TeamReasonRow[]): string =>
  rows
    .map(({ kind, whole }) => {
      const title = kind === 'PROLONGED_SICKNESS' ? 'Langdurig ziek' : absenceTitle(kind, whole)
      return whole || title.includes('halve') ? title : `${title}, halve dag`
    })
    .join(', ')

function wardsOf({ contracts, open }: SheetFacts, entries: Entries, days: readonly Day[]): RosterWard[] {
  const names = new Map([...contracts, ...open].map(({ customerId, customerName }) => [customerId, customerName]))
  const contractsOf = Map.groupBy(contracts, ({ customerId }) => customerId)
  const openOf = Map.groupBy(open, ({ customerId }) => customerId)
  return [...names].flatMap(([customerId, name]) => {
    // The map contains each person once, also a person with two contracts at the customer.
    const people = new Map(
      (contractsOf.get(customerId) ?? []).map(({ personId, personName }) => [personId, personName]),
    )
    const rows = [...people].flatMap(([id, personName]) => {
      const cells = days.map((day) => [...(entries.get(keyOf(customerId, id, day)) ?? [])])
      return cells.some((cell) => cell.length > 0) ? [{ id, name: personName, days: cells }] : []
    })
    const places = days.map((day) =>
      (openOf.get(customerId) ?? [])
        .filter((each) => each.day === day)
        .map(({ typeName, left }) => ({ title: typeName, left })),
    )
    return rows.length > 0 || places.some((each) => each.length > 0)
      ? [{ customerId, name, people: rows, open: places }]
      : []
  })
}
