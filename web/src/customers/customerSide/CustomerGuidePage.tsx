import { Link } from 'react-router'
import * as customer from '../../../../docs/gids/klant.md'
import { GuideText } from '../../app/guides/GuideText.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { EntranceFrame } from './EntranceFrame.tsx'

/** The guide for contacts of customers. Everybody can open it (rule contact-33). */
export const CustomerGuidePage = () => (
  <EntranceFrame
    title={customer.guide.title}
    links={<Link to={paths.customerSide()}>{texts.customerPrivacy.back}</Link>}
    isWide
  >
    <GuideText name="klant" blocks={customer.guide.blocks} pictures={customer.pictures} />
  </EntranceFrame>
)
