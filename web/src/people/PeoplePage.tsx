import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const PeoplePage = () => <PageHead title={texts.people.list.title} />
