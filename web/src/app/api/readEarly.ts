import type { InputArgument } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { queryClient } from './queryClient.ts'
import { queryOf } from './queryOf.ts'

/**
 * Starts a read of a screen while the script of the screen still loads. A failure is shown only when the screen reads
 * again, because the user may not be allowed to open the screen.
 */
export function readEarly<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): void {
  const query = { ...queryOf(endpoint, ...input), meta: { early: true } as const }
  queryClient.ensureQueryData(query).catch(() => undefined)
}
