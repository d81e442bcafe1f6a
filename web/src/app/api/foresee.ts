import type { DataTag, QueryKey } from '@tanstack/react-query'
import { stopReads } from './keepReadsFresh.ts'
import { queryClient } from './queryClient.ts'

type Foreseen<Input, Answer> = {
  readonly read: { readonly queryKey: DataTag<QueryKey, Answer, Error> }
  /** The answer that the write will probably cause. A second use of `change` must give the same answer. */
  readonly change: (answer: Answer, input: Input) => Answer
}

/**
 * The options of a write whose expected result the screen shows before the server answers. After a refusal,
 * `keepReadsFresh` sends the read again: an old answer, written back, could replace a newer answer.
 */
export function foresee<Input, Answer>({ read: { queryKey }, change }: Foreseen<Input, Answer>) {
  const mutationKey = ['foresee', queryKey]
  const show = (input: Input) =>
    queryClient.setQueryData(queryKey, (answer: Answer | undefined) => answer && change(answer, input), {
      // The other parts of the answer stay the same, so the time at which it was loaded stays the same.
      updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
    })
  return {
    mutationKey,
    onMutate: async (input: Input) => {
      await stopReads({ queryKey, exact: true })
      show(input)
    },
    // An answer lacks the results of writes that are not sent yet. Their expected results are shown again.
    onSuccess: () => {
      for (const { state } of queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' }))
        if (state.isPaused) show(state.variables as Input)
    },
  }
}
