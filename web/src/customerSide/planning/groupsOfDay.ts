import type { CustomerPlanning } from '@uurwerk/contract/planning/customerPlanning'
import type { Day } from '@uurwerk/domain/time/day'

type Coming = CustomerPlanning['shifts'][number]
type Missing = CustomerPlanning['missing'][number]
type OnWard = Omit<Missing, 'personName'>

/** The people of one shift type on one day of a ward: who comes, who does not come, and how many places are open. */
export type ShiftGroup = OnWard & {
  readonly key: string
  readonly coming: readonly Coming[]
  readonly missing: readonly Missing[]
  readonly left: number
}

export type WardOfDay = { readonly customerId: number; readonly customerName: string; readonly groups: ShiftGroup[] }

const keyOf = ({ customerId, shiftTypeName, start, end }: OnWard): string =>
  [customerId, start, end, shiftTypeName].join(' ')

/**
 * The shifts of a day by ward, and in each ward by start. A person who does not come is in the group of the shift type,
 * so that the reader sees who comes instead.
 */
export function wardsOfDay({ shifts, missing, open }: CustomerPlanning, day: Day): readonly WardOfDay[] {
  const onDay = <Row extends OnWard>(rows: readonly Row[]) =>
    Map.groupBy(
      rows.filter((row) => row.day === day),
      keyOf,
    )
  const [coming, away, places] = [onDay(shifts), onDay(missing), onDay(open)]
  const groups = [...new Set([...coming.keys(), ...away.keys(), ...places.keys()])].flatMap((key): ShiftGroup[] => {
    const [first] = [...(coming.get(key) ?? []), ...(away.get(key) ?? []), ...(places.get(key) ?? [])]
    return first === undefined
      ? []
      : [
          {
            ...first,
            key,
            coming: coming.get(key) ?? [],
            missing: away.get(key) ?? [],
            left: places.get(key)?.[0]?.left ?? 0,
          },
        ]
  })
  return [...Map.groupBy(groups, ({ customerId }) => customerId)]
    .map(([customerId, ofWard]) => ({
      customerId,
      customerName: ofWard[0]?.customerName ?? '',
      groups: ofWard.toSorted((a, b) => a.start.localeCompare(b.start) || a.key.localeCompare(b.key)),
    }))
    .toSorted((a, b) => a.customerName.localeCompare(b.customerName, 'nl'))
}
