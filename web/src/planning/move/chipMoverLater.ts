import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

/** The calendar is shown before the script that moves shifts with the mouse has loaded. */
export const ChipMover = lazyDialog(async () => (await import('./ChipMover.tsx')).ChipMover)
