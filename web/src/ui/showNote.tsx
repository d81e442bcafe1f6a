import { showToast } from './showToast.ts'
import { ToastAction } from './ToastAction.tsx'

const NOTE_MS = 6_000

type Way = { readonly label: string; readonly go: () => void }

/** Says why nothing happened when there is no button to show the reason, with an optional link to another screen. */
export function showNote(message: string, way?: Way): void {
  showToast(
    (hide) =>
      way === undefined ? (
        message
      ) : (
        <ToastAction
          text={message}
          action={way.label}
          onAction={() => {
            hide()
            way.go()
          }}
        />
      ),
    NOTE_MS,
  )
}
