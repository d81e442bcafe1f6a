import type { SwapShift } from '@uurwerk/contract/planning/swaps'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { formatDayWithDashes, formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from '../shiftLists.module.css'

const words = texts.swaps

const dayFor = { employee: formatDayWithSlashes, hr: formatDayWithDashes }

/** A shift in words. Days have the format of the reader's screens. */
export const formatShift = ({ shiftTypeName, day, start, end }: SwapShift, reader: ActingAs = 'employee'): string =>
  words.shift(shiftTypeName, `${weekdayName(day)} ${dayFor[reader](day)}`, start, end)

/** The shift in exchange in words. When it is at another customer, the words contain this customer. */
export const formatOther = (other: SwapShift, than: SwapShift | null, reader: ActingAs = 'employee'): string =>
  other.customerName === than?.customerName
    ? formatShift(other, reader)
    : `${formatShift(other, reader)}, ${other.customerName}`

type Props = {
  readonly swap: {
    readonly name: string
    readonly toName: string | null
    readonly shift: SwapShift | null
    readonly other: SwapShift | null
  }
  readonly reader?: ActingAs
  /** Lines below the shifts, such as the refusals, the warnings, and the reason that HR or a colleague gave. */
  readonly children?: ReactNode
  readonly acts: ReactNode
}

export const SwapCard = ({ swap: { name, toName, shift, other }, reader = 'employee', children, acts }: Props) => (
  <Box component="li" className={classes.shift} style={{ '--swatch': shift?.color ?? 'var(--u-line-strong)' }}>
    <div className={classes.what}>
      <b>{shift === null ? words.gone : formatShift(shift, reader)}</b>
      <span>{words.from(name, toName)}</span>
      {other !== null && <span>{words.inReturn(formatOther(other, shift, reader))}</span>}
      {shift !== null && <span className={classes.detail}>{shift.customerName}</span>}
      {children}
    </div>
    <div className={classes.act}>{acts}</div>
  </Box>
)
