import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconClockExclamation,
  IconFileDiff,
  IconMessage2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import classes from '../contractMonths.module.css'
import type { Attention } from './marksOf.ts'

const LOOK = { size: 15, stroke: 1.75, 'aria-hidden': true } as const
const WARNING = <IconAlertTriangle {...LOOK} />
const ICONS: Readonly<Record<Attention['kind'], ReactNode>> = {
  late: <IconClockExclamation {...LOOK} />,
  differences: <IconArrowsDiff {...LOOK} />,
  changedSinceExport: <IconFileDiff {...LOOK} />,
  changedByHr: WARNING,
  confirmedAhead: WARNING,
  remarks: <IconMessage2 {...LOOK} />,
}

/**
 * The table cell with the points that HR must check. It has space for one whole sentence. The other points are a short
 * word or a number beside their icon.
 */
export const AttentionCell = ({ items }: { readonly items: readonly Attention[] }) =>
  items.length === 0 ? (
    <span className={classes.none}>{texts.table.nothing}</span>
  ) : (
    <span className={classes.attention}>
      {items.map(({ kind, word, short, isSettled }, place) => (
        <span key={kind} data-kind={kind} data-settled={isSettled || undefined} data-tip={word}>
          {ICONS[kind]}
          {place === 0 ? (
            <span>{word}</span>
          ) : (
            <>
              <span aria-hidden>{short}</span>
              <span className={classes.spoken}>{word}</span>
            </>
          )}
        </span>
      ))}
    </span>
  )
