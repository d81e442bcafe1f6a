import { useMutation } from '@tanstack/react-query'

/**
 * Runs the writes of one kind one after the other, so that each answer contains all earlier changes. `preview` runs a
 * write that saves nothing, and does not wait.
 */
export function useStep<Answer>(kind: string) {
  const mutationFn = (send: () => Promise<Answer>) => send()
  const { mutateAsync: step, isPending: busy } = useMutation({ scope: { id: kind }, mutationFn })
  const { mutateAsync: preview } = useMutation({ mutationFn })
  return { step, preview, busy }
}
