import * as texts from '../../texts/texts.ts'
import { showToast } from './showToast.tsx'
import type { ToastAction } from './ToastActions.tsx'

const UNDO_MS = 8_000
/**
 * The time in milliseconds that a message with a second button is visible. It is longer, because the user has more to
 * read.
 */
const UNDO_AND_LOOK_MS = 20_000

/**
 * Shows a message with a button that undoes the action (rule screens-26). `look` is a second button, with which the
 * user looks at the result.
 */
export function showUndo(message: string, onUndo: () => void, look?: ToastAction): void {
  const undo = { label: texts.ui.undo, go: onUndo }
  if (look === undefined) showToast(message, [undo], UNDO_MS)
  else showToast(message, [look, undo], UNDO_AND_LOOK_MS)
}
