import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'

/** The script of the dialogs loads later, so that the calendar is shown sooner. */
export const PlanningDialogs = lazyDialog(async () => (await import('./PlanningDialogs.tsx')).PlanningDialogs)
