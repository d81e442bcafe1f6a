import type { ReactNode } from 'react'
import { OfflineNotice } from '../../app/shell/OfflineNotice.tsx'
import * as texts from '../../texts/texts.ts'
import classes from './entrance.module.css'

export const Brand = ({ name = texts.app.name }: { readonly name?: string | undefined }) => (
  <span className={classes.brand}>
    <img src="/favicon.svg" alt="" width={26} height={26} />
    {name}
  </span>
)

type Props = {
  readonly cardClass: string | undefined
  readonly isWide?: boolean
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A page with one card, for a contact of a customer who has not signed in. */
export const EntrancePage = ({ cardClass, isWide = false, foot, children }: Props) => (
  <div className={classes.root}>
    <header>
      <Brand />
    </header>
    <main id="content" tabIndex={-1} className={`${classes.card} ${cardClass}`} data-wide={isWide || undefined}>
      <OfflineNotice />
      {children}
    </main>
    {foot}
  </div>
)
