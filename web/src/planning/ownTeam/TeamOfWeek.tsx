import { dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { VisuallyHidden } from '@mantine/core'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './ownTeam.module.css'
import { ShiftsOfDay } from './ShiftsOfDay.tsx'
import type { CustomerTeam } from './teamOfCustomers.ts'

const words = texts.ownTeam

type Props = {
  readonly customer: CustomerTeam
  readonly days: readonly Day[]
  readonly isHoliday: (day: Day) => boolean
  readonly week: string
}

/** The people of a customer in rows, with a column for each day of the week. */
export function TeamOfWeek({ customer, days, isHoliday, week }: Props) {
  const now = today()
  const shadeOf = (day: Day) => (isHoliday(day) ? 'holiday' : isWeekend(day) ? 'weekend' : undefined)
  return (
    <Panel title={customer.name}>
      <div className={classes.scroller} data-scrolls>
        <table className={classes.table} aria-label={words.ofCustomer(customer.name, week)}>
          <thead>
            <tr>
              <th scope="col">{words.colleague}</th>
              {days.map((day) => (
                <th key={day} scope="col" data-shade={shadeOf(day)} data-today={day === now || undefined}>
                  <span aria-hidden>
                    <i>{shortWeekdayName(day)}</i> <b>{dayOfMonth(day)}</b>
                  </span>
                  <VisuallyHidden>{formatDayInWords(day)}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {customer.colleagues.map(({ id, name, isSelf, days: cells }) => (
              <tr key={id} data-self={isSelf || undefined}>
                <th scope="row">{name}</th>
                {cells.map(({ day, ...cell }) => (
                  <td key={day} data-shade={shadeOf(day)} data-today={day === now || undefined}>
                    <ShiftsOfDay {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
