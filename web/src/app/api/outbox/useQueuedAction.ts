import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { ActToQueue } from './queuedAct.ts'
import { sendOrQueue } from './sendOrQueue.ts'

type Options<Change, Answer> = Omit<UseMutationOptions<Answer | null, Error, Change>, 'mutationFn'>

/** A write that waits in the browser while there is no network. Its answer is null while it waits. */
export const useQueuedAction = <Change, Answer>(
  actOf: (change: Change) => ActToQueue,
  options: Options<Change, Answer> = {},
) =>
  useMutation<Answer | null, Error, Change>({
    ...options,
    mutationFn: (change) => sendOrQueue<Answer>(actOf(change)),
  })
