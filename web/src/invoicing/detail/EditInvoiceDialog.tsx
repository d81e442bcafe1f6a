import type { Invoice } from '../queries.ts'

type Props = { readonly invoice: Invoice; readonly onClose: () => void; readonly onSaved: (invoice: Invoice) => void }

export function EditInvoiceDialog({ invoice, onClose }: Props) {
  void invoice
  void onClose
  return null
}
