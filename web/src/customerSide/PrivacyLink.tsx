import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'

/** The link to the page about privacy, below each page of a contact (rule contact-30). */
export const PrivacyLink = () => <Link to={paths.customerPrivacy()}>{texts.customerSide.privacy}</Link>
