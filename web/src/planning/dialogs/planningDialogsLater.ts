import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

/** The calendar is shown before the script of its dialogs has loaded. */
export const PlanningDialogs = lazyDialog(async () => (await import('./PlanningDialogs.tsx')).PlanningDialogs)
