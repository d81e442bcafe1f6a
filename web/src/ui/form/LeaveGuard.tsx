import { NavigationType, useBeforeUnload, useBlocker } from 'react-router'
import { accessToken } from '../../api/accessToken.ts'
import { texts } from '../../texts/texts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

type Props = {
  /** Asked at the moment itself: a form that has just been saved may not have been drawn again. */
  readonly isDirty: () => boolean
}

/** Whoever leaves a form that stands on the page itself is asked whether what was typed may go. */
export function LeaveGuard({ isDirty }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A sort or a search only rewrites the address; without a session there is nothing left to save.
      (historyAction !== NavigationType.Replace || currentLocation.pathname !== nextLocation.pathname) &&
      accessToken() !== null &&
      isDirty(),
  )
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      opened
      // After 'Wijzigingen verwijderen' it is on its way, and there is nothing to return to.
      onClose={() => blocker.reset?.()}
      question={texts.ui.discardQuestion}
      confirm={texts.ui.discard}
      danger
      onConfirm={() => blocker.proceed()}
    />
  )
}
