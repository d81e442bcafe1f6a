import { messages } from '@uurwerk/contract/messages'
import { Refused } from '../../http/Refused.ts'

/** Nothing is begun when one of them does not exist; all that do not are named. */
export function demandKnown(list: string, ids: readonly number[], known: ReadonlySet<number>): void {
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `${list}.${index}`, message: messages.unknown(id) }],
  )
  if (errors.length > 0) throw new Refused({ code: 'invalid', errors })
}
