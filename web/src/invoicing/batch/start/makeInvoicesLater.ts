import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

export const MakeInvoicesDialog = lazyDialog(async () => (await import('./MakeInvoicesDialog.tsx')).MakeInvoicesDialog)
