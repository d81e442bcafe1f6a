import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const CustomersPage = () => <PageHead title={texts.customers.list.title} />
