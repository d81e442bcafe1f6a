import { createInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { useAction } from '../../app/api/useAction.ts'
import { today } from '../../app/clock/now.ts'
import { paths } from '../../paths.ts'
import { useOwnExemptions } from '../../app/vat/useOwnExemptions.ts'
import * as texts from '../../texts/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { InvoiceCostsField } from '../detail/edit/InvoiceCostsField.tsx'
import { InvoiceFields } from '../detail/edit/InvoiceFields.tsx'
import type { InvoiceForm } from '../detail/edit/invoiceForm.ts'
import { customInvoiceErrors, customInvoiceOf, newInvoiceForm } from './customInvoiceForm.ts'
import { CustomerChoice } from './CustomerChoice.tsx'
import { BillTotals, totalsOfBill } from '../BillTotals.tsx'
import classes from './custom.module.css'
import { billedVat } from './billedVat.ts'

export function CustomInvoiceForm() {
  const navigate = useNavigate()
  const form = useForm<InvoiceForm>({ initialValues: newInvoiceForm(today()), validate: customInvoiceErrors })
  const { mutateAsync: create } = useAction(createInvoice)

  async function save(values: InvoiceForm): Promise<void> {
    const invoice = await create({ body: customInvoiceOf(values) })
    form.resetDirty()
    await navigate(paths.adminInvoiceDetail({ invoice: invoice.id }))
  }
  return (
    <Panel>
      <Form form={form} draft={{ name: 'custom invoice' }} onSubmit={save}>
        <InvoiceFields form={form} customerChoice={<CustomerChoice form={form} />} billsTimesheet={false} />
        <InvoiceCostsField form={form} />
        <CustomInvoiceTotals form={form.values} />
        <FormButtons onCancel={() => void navigate(paths.adminInvoices())} busy={form.submitting}>
          {texts.invoicing.custom.save}
        </FormButtons>
      </Form>
    </Panel>
  )
}

/** The totals of an invoice without a timesheet, while HR types. The server uses the same functions for the totals. */
const CustomInvoiceTotals = ({ form }: { readonly form: InvoiceForm }) => (
  <div className={classes.totals}>
    <BillTotals {...totalsOfBill(billedVat(form, useOwnExemptions()))} />
  </div>
)
