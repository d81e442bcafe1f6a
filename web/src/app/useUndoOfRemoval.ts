import { undoRemoval } from '@uurwerk/contract/removals'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { showUndo } from '../ui/toast/showUndo.tsx'
import { useAction } from './api/useAction.ts'

/** The undo restores the removed record with its id; `onRestored` can then open its screen again. */
export function useUndoOfRemoval() {
  const { mutateAsync: undo } = useAction(undoRemoval)
  return (message: string, record: BodyInput<typeof undoRemoval>, onRestored?: () => unknown): void =>
    showUndo(message, () => void undo({ body: record }).then(onRestored, () => {}))
}
