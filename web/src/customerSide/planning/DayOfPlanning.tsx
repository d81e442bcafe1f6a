import type { CustomerPlanning } from '@uurwerk/contract/planning/customerPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Box } from '@mantine/core'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { wardsOfDay, type ShiftGroup } from './groupsOfDay.ts'
import classes from './planning.module.css'

const words = texts.customerPlanning

type Props = {
  readonly planning: CustomerPlanning
  readonly day: Day
  /** The name of the customer of the contact. The shifts of another ward have the name of that ward above them. */
  readonly customerName: string
}

/** Who comes on a day, by ward and by shift type. */
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
    <p className={classes.type}>
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
