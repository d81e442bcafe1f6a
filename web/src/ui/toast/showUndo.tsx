import * as texts from '../../texts/texts.ts'
import { showToast } from './showToast.tsx'
import type { ToastAction } from './ToastActions.tsx'

const UNDO_MS = 8_000
/** The milliseconds of a message with a second button, because the user has more to read. */
const UNDO_AND_LOOK_MS = 20_000

/** The action can be undone for eight seconds (rule screens-26). With `look`, the user looks at the result. */
export function showUndo(message: string, onUndo: () => void, look?: ToastAction): void {
  const undo = { label: texts.ui.undo, go: onUndo }
  if (look === undefined) showToast(message, [undo], UNDO_MS)
  else showToast(message, [look, undo], UNDO_AND_LOOK_MS)
}
