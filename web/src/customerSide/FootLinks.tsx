import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'

/** The links to the guide and to the page about privacy, below each page of a contact (rules contact-30, contact-33). */
export const FootLinks = () => (
  <>
    <Link to={paths.customerGuide()}>{texts.customerSide.guide}</Link>
    <Link to={paths.customerPrivacy()}>{texts.customerSide.privacy}</Link>
  </>
)
