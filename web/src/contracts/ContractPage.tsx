import { texts } from '../texts/texts.ts'
import { PageHead } from '../ui/page/PageHead.tsx'

export const ContractPage = () => <PageHead title={texts.contracts.detail.title} />
