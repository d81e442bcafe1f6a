import type { ReactNode } from 'react'
import { OfflineNotice } from '../app/shell/OfflineNotice.tsx'
import * as texts from '../texts/texts.ts'
import { PrivatePage } from './PrivatePage.tsx'
import classes from './customerSide.module.css'

/** The layout of the pages that a contact of a customer sees without a session. */
export const EntranceFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={classes.entrance}>
    <PrivatePage title={title} />
    <header className={classes.brand}>
      <img src="/favicon.svg" alt="" width={26} height={26} />
      {texts.app.name}
    </header>
    <main id="content" tabIndex={-1} className={classes.card}>
      <OfflineNotice />
      <h1>{title}</h1>
      {children}
    </main>
  </div>
)
