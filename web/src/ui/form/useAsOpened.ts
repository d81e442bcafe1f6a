import { useState } from 'react'

/**
 * The record as it was when the form opened, also when the page later loads a newer record. The form compares with this
 * record and sends its version, so that the server refuses to overwrite a change of another user.
 */
export function useAsOpened<T>(record: T): T {
  const [opened] = useState(record)
  return opened
}
