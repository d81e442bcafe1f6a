import { NavigationType, useBeforeUnload, useBlocker } from 'react-router'
import { flushSync } from 'react-dom'
import { accessToken } from '../api/request/accessToken.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { closeQuestion, hasUnsaved, useDiscardQuestion } from '../../ui/form/unsavedForms.ts'

/**
 * The question that the app asks before a form loses unsaved input: when the user chooses another screen, month or row,
 * or closes the form.
 */
export function UnsavedQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Without a session, the app does not ask, because nothing can be saved. A new sort order or search text only
      // replaces the address, and no input is lost.
      (historyAction !== NavigationType.Replace || currentLocation.pathname !== nextLocation.pathname) &&
      accessToken() !== null &&
      hasUnsaved(),
  )
  const discard = useDiscardQuestion()
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault()
  })

  if (blocker.state === 'blocked') return <Question onDiscard={blocker.proceed} onClose={() => blocker.reset?.()} />
  function answer(): void {
    // The form gets the focus back before it closes, so that it can pass the focus to the element that opened it.
    flushSync(closeQuestion)
    discard?.()
  }
  return discard !== null && <Question onDiscard={answer} onClose={closeQuestion} />
}

type Props = { readonly onDiscard: () => void; readonly onClose: () => void }

const Question = ({ onDiscard, onClose }: Props) => (
  <ConfirmDialog
    opened
    onClose={onClose}
    question={texts.ui.discardQuestion}
    confirm={texts.ui.discard}
    danger
    onConfirm={onDiscard}
  />
)
