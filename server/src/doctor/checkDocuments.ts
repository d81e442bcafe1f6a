import { waitingDocuments } from '../documents/renderDocument.ts'
import type { Examined } from './examined.ts'

const MANY = 50

/** Whether this process keeps up; whether a document can be made at all is tried on demand. */
export function checkDocuments(): Examined {
  const count = waitingDocuments()
  return {
    summary: count === 0 ? 'Geen document wacht' : `${count} onderweg`,
    found: count > MANY ? [{ code: 'documents_waiting', count }] : [],
  }
}
