import type { CustomerPlanning } from '@uurwerk/contract/planning/customerPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Box } from '@mantine/core'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import classes from './planning.module.css'

const words = texts.customerPlanning

type Props = {
  readonly planning: CustomerPlanning
  readonly day: Day
  /** The name of the contact's customer. Shifts at one of its other wards have the name of that ward above them. */
  readonly customerName: string
}

/** The people who come to work on a day, grouped by ward and by shift type. */
export function DayOfPlanning({ planning, day, customerName }: Props) {
  const wards = wardsOfDay(planning, day)
  const isToday = day === today()
  return (
    <section className={classes.day} data-today={isToday || undefined} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {`${weekdayName(day)} ${formatDayWithSlashes(day)}`}
        {isToday && <span className={classes.today}>{words.today}</span>}
      </h2>
      {wards.length === 0 && <p className={classes.nobody}>{words.nobody}</p>}
      {wards.map((ward) => (
        <div key={ward.customerId} className={classes.ward}>
          {(wards.length > 1 || ward.customerName !== customerName) && <h3>{ward.customerName}</h3>}
          {ward.groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </div>
      ))}
    </section>
  )
}

const Group = ({
  group: { shiftTypeName, start, end, color, coming, missing, left },
}: {
  readonly group: ShiftGroup
}) => (
  <Box className={classes.group} style={{ '--swatch': color }}>
    <p>
      <b>{shiftTypeName}</b> <span className={classes.times}>{words.times(start, end)}</span>
    </p>
    <ul>
      {coming.map(({ personName, locked, changed }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two people can have the same name, and the answer has no ids.
        <li key={`${personName} ${index}`}>
          <span>{personName}</span> <small>{changed ? words.changed : locked ? words.locked : words.provisional}</small>
        </li>
      ))}
      {missing.map(({ personName }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two people can have the same name, and the answer has no ids.
        <li key={`missing ${personName} ${index}`} className={classes.missing}>
          {words.missing(personName)}
        </li>
      ))}
      {left > 0 && <li className={classes.open}>{words.open(left)}</li>}
    </ul>
  </Box>
)

type Coming = CustomerPlanning['shifts'][number]
type Missing = CustomerPlanning['missing'][number]
type OnWard = Omit<Missing, 'personName'>

/** A shift type on a ward: who comes, who does not come although planned, and how many people are still needed. */
type ShiftGroup = OnWard & {
  readonly key: string
  readonly coming: readonly Coming[]
  readonly missing: readonly Missing[]
  readonly left: number
}

type WardOfDay = { readonly customerId: number; readonly customerName: string; readonly groups: ShiftGroup[] }

const keyOf = ({ customerId, shiftTypeName, start, end }: OnWard): string =>
  [customerId, start, end, shiftTypeName].join(' ')

/**
 * The shift types of a ward are sorted by start time. A planned person who does not come is in the same group as the
 * replacement.
 */
function wardsOfDay({ shifts, missing, open }: CustomerPlanning, day: Day): readonly WardOfDay[] {
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
