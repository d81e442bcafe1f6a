import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const CustomerPage = () => <PageHead title={texts.customers.list.title} />
