import { showToast } from './showToast.tsx'
import type { ToastAction } from './ToastActions.tsx'

const NOTE_MS = 6_000

/** Explains why nothing happened, when no button can show the reason. `way` is a link to another screen. */
export const showNote = (message: string, way?: ToastAction): void =>
  showToast(message, way === undefined ? [] : [way], NOTE_MS)
