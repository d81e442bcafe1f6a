import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import * as texts from '../../texts/texts.ts'
import { IconChevronRight } from '../icons.ts'
import { useBarSlot } from './BarSlot.tsx'
import classes from './page.module.css'

export type Crumb = { readonly label: string; readonly to?: string }

type Props = {
  readonly title: string
  /** The state of the record on the screen. On a phone the navigation bar shows this state. */
  readonly status?: ReactNode
  readonly children?: ReactNode
  /** The buttons on the right side of the screen's head. The main button is the last button. */
  readonly actions?: ReactNode
  readonly crumbs?: readonly Crumb[]
}

/** The maximum length of a title that fits in two lines of the navigation bar on a phone. */
const LONG_TITLE = 40

/** The title is also the title of the browser tab. */
export function PageHead({ title, status, children, actions, crumbs = [] }: Props) {
  const slot = useBarSlot()
  const heading = <h1 data-long={title.length > LONG_TITLE || undefined}>{title}</h1>
  // On a phone the navigation bar shows the title, so the head of the screen can be empty.
  const hasRow = slot === null || Boolean(children) || actions !== undefined
  return (
    <>
      <title>{texts.app.title(title)}</title>
      {slot !== null &&
        createPortal(
          <>
            {heading}
            {status}
          </>,
          slot,
        )}
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {hasRow && (
        <div className={classes.head}>
          {slot === null && heading}
          {children}
          {slot === null && status}
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
    </>
  )
}

/** Replaces the buttons while they load. On a phone they have a line of their own, which keeps its place. */
export const ActionsPlace = () => <span className={classes.actionsPlace} />

const Crumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav className={classes.crumbs} aria-label={texts.ui.crumbs}>
    <ol>
      {crumbs.map(({ label, to }, index) => (
        <li key={label}>
          {index > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden />}
          {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
        </li>
      ))}
    </ol>
  </nav>
)
