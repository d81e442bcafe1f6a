import { messages } from '@uurwerk/contract/messages'
import { RefusalError } from '../http/RefusalError.ts'
import type { AuditPosition } from './auditConditionsStore.ts'

export const cursorOf = ({ at, id }: AuditPosition): string => Buffer.from(`${at} ${id}`).toString('base64url')

export function readCursor(cursor: string | undefined): AuditPosition | null {
  if (cursor === undefined) return null
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    []
  if (at === undefined || Number.isNaN(Date.parse(at))) {
    throw new RefusalError({ code: 'invalid', errors: [{ path: 'cursor', message: messages.invalid('vervolg') }] })
  }
  return { at, id: Number(id) }
}
