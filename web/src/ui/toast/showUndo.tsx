import * as texts from '../../texts/texts.ts'
import { showToast } from './showToast.ts'
import { ToastAction } from './ToastAction.tsx'

const UNDO_MS = 8_000

/** Shows a message about an action, with a button that can undo the action for eight seconds (rule screens-26). */
export function showUndo(message: string, onUndo: () => void): void {
  showToast(
    (hide) => (
      <ToastAction
        text={message}
        action={texts.ui.undo}
        onAction={() => {
          hide()
          onUndo()
        }}
      />
    ),
    UNDO_MS,
  )
}
