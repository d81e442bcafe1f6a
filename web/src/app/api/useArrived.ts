import { useDeferredValue } from 'react'

/** The first data renders in short tasks, between which the browser can react. Later data renders at once. */
export const useArrived = <Data>(data: Data | undefined): Data | undefined =>
  useDeferredValue(data !== undefined) ? data : undefined
