import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

export const CopyShiftsDialog = lazyDialog(async () => (await import('./CopyShiftsDialog.tsx')).CopyShiftsDialog)
