import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

export const PayrollCheckDialog = lazyDialog(async () => (await import('./PayrollCheckDialog.tsx')).PayrollCheckDialog)
