import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const PersonPage = () => <PageHead title={texts.people.list.title} />
