import { useState } from 'react'

/**
 * The record when the form opened, also after the page loads a newer record. The form compares with it and sends its
 * version, so that the server can refuse to overwrite a change of another user.
 */
export function useAsOpened<T>(record: T): T {
  const [opened] = useState(record)
  return opened
}
