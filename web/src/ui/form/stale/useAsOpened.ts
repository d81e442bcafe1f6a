import { useState } from 'react'

/**
 * The record as it was when the form opened. It does not change when the page loads a newer record. The form compares
 * with this record and sends its version. The server can then refuse to overwrite a change of another user.
 */
export function useAsOpened<T>(record: T): T {
  const [opened] = useState(record)
  return opened
}
