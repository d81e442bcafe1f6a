import { showToast } from './showToast.tsx'
import type { ToastAction } from './ToastActions.tsx'

const NOTE_MS = 6_000

/**
 * Shows a short message, such as the result of an action, or the reason why nothing happened. `way` is a button, such
 * as a link to another screen.
 */
export const showNote = (message: string, way?: ToastAction): void =>
  showToast(message, way === undefined ? [] : [way], NOTE_MS)
