import { showToast } from './showToast.ts'
import { ToastActions } from './ToastActions.tsx'

const NOTE_MS = 6_000

type Way = { readonly label: string; readonly go: () => void }

/**
 * Shows a short message that explains why nothing happened, when no button can show the reason. The message can have a
 * link to another screen.
 */
export function showNote(message: string, way?: Way): void {
  showToast(
    (hide) =>
      way === undefined ? (
        message
      ) : (
        <ToastActions
          text={message}
          actions={[
            {
              label: way.label,
              go: () => {
                hide()
                way.go()
              },
            },
          ]}
        />
      ),
    NOTE_MS,
  )
}
