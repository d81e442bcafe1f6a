import { showToast } from './showToast.ts'
import { ToastAction } from './ToastAction.tsx'

const NOTE_MS = 6_000

type Way = { readonly label: string; readonly go: () => void }

/** Why nothing happened, where there is no button to say it on, and perhaps where to go instead. */
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
