import type { RosterEntry, RosterWard, RosterWeek } from '../../platform/documents/rosterDocument.ts'
import type { SheetContractRow } from './teamSheetStore.ts'

type Contracts = readonly Pick<SheetContractRow, 'personId' | 'customerId' | 'customerShort' | 'place'>[]

/** The position of each person in the list that is sorted by name. */
export const placesOf = (contracts: Contracts): ReadonlyMap<number, number> =>
  new Map(contracts.map(({ personId, place }) => [personId, place]))

/** Makes one row a week for each person. The title of a shift has the abbreviation of its customer (rule team-42). */
export function byPerson(weeks: readonly RosterWeek[], contracts: Contracts): RosterWeek[] {
  const places = placesOf(contracts)
  const shortOf = new Map(contracts.map(({ customerId, customerShort }) => [customerId, customerShort]))
  return weeks.map(({ days, wards }) => {
    const people = rowsOf(wards, shortOf).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    const open = days.map((_, place) => wards.flatMap((ward) => ward.open[place]!))
    const ward = { customerId: null, name: 'Medewerkers', people, open }
    return { days, wards: wards.length === 0 ? [] : [ward] }
  })
}

type Row = RosterWard['people'][number]

function rowsOf(wards: readonly RosterWard[], shortOf: ReadonlyMap<number, string>): Row[] {
  const rows = new Map<number, Row>()
  for (const { customerId, people } of wards)
    for (const { id, name, days } of people) {
      const short = customerId === null ? '' : (shortOf.get(customerId) ?? '')
      const known = rows.get(id)?.days
      rows.set(id, { id, name, days: days.map((entries, place) => merged(known?.[place] ?? [], entries, short)) })
    }
  return [...rows.values()]
}

function merged(known: readonly RosterEntry[], entries: readonly RosterEntry[], short: string): RosterEntry[] {
  const added = entries
    .filter(({ labour, title }) => labour !== null || !known.some((other) => other.title === title))
    .map((entry) => (entry.labour === null ? entry : { ...entry, title: `${entry.title} ${short}` }))
  return [...known, ...added].toSorted((a, b) => (a.labour?.start ?? 0) - (b.labour?.start ?? 0))
}
