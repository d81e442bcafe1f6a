import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

export const MoveShiftDialog = lazyDialog(async () => (await import('./MoveShiftDialog.tsx')).MoveShiftDialog)
