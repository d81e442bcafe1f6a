import { waitingDocuments } from '../documents/renderDocument.ts'
import type { Examined } from './examined.ts'

const MANY = 50

/** Checks the queue of the document renderers. The doctor makes a test document only when somebody asks for it. */
export function checkDocuments(): Examined {
  const count = waitingDocuments()
  return {
    summary: count === 0 ? 'Geen document wacht' : `${count} onderweg`,
    found: count > MANY ? [{ code: 'documents_waiting', count }] : [],
  }
}
