import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { customerPaths } from './customerPaths.ts'

/** The links to the guide and to the page about privacy, below each page of a contact (rules contact-30, contact-33). */
export const FootLinks = () => (
  <>
    <Link to={customerPaths.guide}>{texts.customerSide.guide}</Link>
    <Link to={customerPaths.privacy}>{texts.customerSide.privacy}</Link>
  </>
)
