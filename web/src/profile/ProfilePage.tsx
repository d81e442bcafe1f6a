import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const ProfilePage = () => <PageHead title={texts.nav.profile} />
