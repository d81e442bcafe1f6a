import { messages } from '@uurwerk/contract/messages'
import { RefusalError } from '../../app/RefusalError.ts'

/** Throws when the list contains ids that do not exist. The error names all these ids (rule invoicing-53). */
export function assertKnown(list: string, ids: readonly number[], known: ReadonlySet<number>): void {
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `${list}.${index}`, message: messages.unknown(id) }],
  )
  if (errors.length > 0) throw new RefusalError({ code: 'invalid', errors })
}
