import type { SwapShift } from '@uurwerk/contract/planning/swaps'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from '../shiftLists.module.css'

const words = texts.swaps

export const writtenShift = ({ shiftTypeName, day, start, end }: SwapShift): string =>
  words.shift(shiftTypeName, `${weekdayName(day)} ${formatDayWithSlashes(day)}`, start, end)

type Props = {
  readonly swap: {
    readonly name: string
    readonly toName: string | null
    readonly shift: SwapShift | null
    readonly other: SwapShift | null
  }
  /** Lines below the shifts: refusals, warnings and the reason. */
  readonly children?: ReactNode
  /** The state and the buttons. */
  readonly acts: ReactNode
}

/** One swap: the shift, who gives it to whom, and the shift in return. */
export const SwapCard = ({ swap: { name, toName, shift, other }, children, acts }: Props) => (
  <Box component="li" className={classes.shift} style={{ '--swatch': shift?.color ?? 'var(--u-line-strong)' }}>
    <div className={classes.what}>
      <b>{shift === null ? words.gone : writtenShift(shift)}</b>
      <span>{words.from(name, toName)}</span>
      {other !== null && <span>{words.inReturn(writtenShift(other))}</span>}
      {shift !== null && <span className={classes.detail}>{shift.customerName}</span>}
      {children}
    </div>
    <div className={classes.act}>{acts}</div>
  </Box>
)
