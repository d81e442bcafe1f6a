import type { InputArgument } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { queryClient } from '../queryClient.ts'
import { queryOf } from '../queryOf.ts'

/** Starts a read while the script of the screen still loads. When this read fails, the screen reads again. */
export function readEarly<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): void {
  queryClient.ensureQueryData(queryOf(endpoint, ...input)).catch(() => undefined)
}
