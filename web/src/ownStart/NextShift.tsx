import type { NextShift as Shift, OwnStart } from '@uurwerk/contract/ownStart/ownStart'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Card } from '@mantine/core'
import { Link } from 'react-router'
import { now, today } from '../app/clock/now.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { clockOf, comingDay, shortDay } from './dayInWords.ts'
import classes from './ownStart.module.css'

const words = texts.ownStart

export function NextShift({ start }: { readonly start: OwnStart }) {
  const [next, after] = start.nextShifts
  if (next === undefined) {
    return (
      <Card component="section" className={classes.none} aria-label={words.next}>
        {whyNone(start)}
      </Card>
    )
  }
  const day = toDay(next.date)
  const isRunning = Date.parse(next.start) / 1000 <= now()
  return (
    <Card component="section" className={classes.next} style={{ '--swatch': next.color }} aria-label={words.next}>
      <p className={classes.when}>
        {isRunning ? words.now : words.next} · {comingDay(day, today())}
      </p>
      <p className={classes.times}>
        {clockOf(next.start)} – {clockOf(next.end)} <small>{next.title}</small>
      </p>
      <p>
        <Link to={paths.dashboard({ contract: next.contractId, month: monthOf(day) })}>{next.customerName}</Link>
      </p>
      {after !== undefined && <p className={classes.after}>{thenIn(after, next)}</p>}
    </Card>
  )
}

const thenIn = (after: Shift, next: Shift): string =>
  words.afterThat(
    shortDay(toDay(after.date)),
    clockOf(after.start),
    after.customerName === next.customerName ? after.title : `${after.title}, ${after.customerName}`,
  )

function whyNone({ employmentStart, employmentEnd, hasContract }: OwnStart): string {
  const day = today()
  if (employmentEnd !== null && employmentEnd < day) return words.ended(formatDayWithSlashes(toDay(employmentEnd)))
  if (!hasContract) return words.noContract
  return employmentStart > day ? words.startsLater(formatDayWithSlashes(toDay(employmentStart))) : words.noShift
}
