import * as texts from '../../texts/texts.ts'
import { showToast } from './showToast.ts'
import { ToastActions } from './ToastActions.tsx'

const UNDO_MS = 8_000
/** A message with a second button stays longer, because the user has more to read. */
const UNDO_AND_LOOK_MS = 20_000

type Way = { readonly label: string; readonly go: () => void }

/**
 * Shows a message about an action, with a button that can undo the action for eight seconds (rule screens-26). The
 * message can have a second button, with which the user looks at the result.
 */
export function showUndo(message: string, onUndo: () => void, look?: Way): void {
  const ways = [...(look === undefined ? [] : [look]), { label: texts.ui.undo, go: onUndo }]
  showToast(
    (hide) => (
      <ToastActions
        text={message}
        actions={ways.map(({ label, go }) => ({
          label,
          go: () => {
            hide()
            go()
          },
        }))}
      />
    ),
    look === undefined ? UNDO_MS : UNDO_AND_LOOK_MS,
  )
}
