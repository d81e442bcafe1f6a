import { useState } from 'react'

/**
 * The record as it was when the form opened. It stays the same when the page loads a newer record. The form compares
 * its fields with this record, and sends the version of this record. The server can then refuse to overwrite a change
 * of another user.
 */
export function useAsOpened<T>(record: T): T {
  const [opened] = useState(record)
  return opened
}
