import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from '../../texts/texts.ts'
import { customerPaths } from './customerPaths.ts'
import { EntrancePage } from './EntrancePage.tsx'
import { PrivatePage } from './PrivatePage.tsx'
import classes from './customerSide.module.css'

/**
 * The links to the guide and to the page about privacy, below each page of a contact (rules contact-64, contact-33).
 */
export const FootLinks = () => (
  <>
    <Link to={customerPaths.guide}>{texts.customerSide.guide}</Link>
    <Link to={customerPaths.privacy}>{texts.customerSide.privacy}</Link>
  </>
)

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** The links below the page. They open the guide and the page about privacy; on those two pages, they lead back. */
  readonly links?: ReactNode
  readonly isWide?: boolean
}

export const EntranceFrame = ({ title, children, links = <FootLinks />, isWide = false }: Props) => (
  <EntrancePage cardClass={classes.card} isWide={isWide} foot={<footer className={classes.foot}>{links}</footer>}>
    <PrivatePage title={title} />
    <h1>{title}</h1>
    {children}
  </EntrancePage>
)
