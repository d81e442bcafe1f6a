import { Card } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './page.module.css'

type Props = {
  readonly title?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Panel({ title, aside, children }: Props) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={title === undefined ? undefined : titleId} className={classes.panel}>
      {title !== undefined && (
        <div className={classes.panelHead}>
          <h2 id={titleId}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Card>
  )
}
