import { Card } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconChevronDown } from '../icons.ts'
import classes from './FoldedPanel.module.css'

type Props = {
  readonly title: string
  readonly aside?: ReactNode
  /** The most important content in one line. It is shown until the user opens the panel. */
  readonly line: string
  readonly children: ReactNode
}

/** A card that shows one line of its content until the user opens it. It is for the top of a narrow screen. */
export function FoldedPanel({ title, aside, line, children }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} className={classes.panel}>
      <details className={classes.folded}>
        <summary>
          <span className={classes.head}>
            <h2 id={titleId}>{title}</h2>
            <span>{aside}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </span>
          <span className={classes.line}>{line}</span>
        </summary>
        {children}
      </details>
    </Card>
  )
}
