import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { CustomInvoiceForm } from './CustomInvoiceForm.tsx'

const words = texts.invoicing
const CRUMBS = [{ label: words.list.title, to: paths.adminInvoices() }, { label: words.custom.title }]

export const CustomInvoicePage = () => (
  <>
    <PageHead title={words.custom.title} crumbs={CRUMBS} />
    <CustomInvoiceForm />
  </>
)
