import { showToast } from './showToast.tsx'
import type { ToastAction } from './ToastActions.tsx'

const NOTE_MS = 6_000

/**
 * Shows a short message that explains why nothing happened, when no button can show the reason. The message can have a
 * link to another screen.
 */
export const showNote = (message: string, way?: ToastAction): void =>
  showToast(message, way === undefined ? [] : [way], NOTE_MS)
