import { useDeferredValue } from 'react'

/**
 * The data of a read; undefined until it is there. When the data arrives, the page renders it in short tasks, and
 * between two tasks the browser can react to the user. Later data replaces earlier data at once.
 */
export const useArrived = <Data>(data: Data | undefined): Data | undefined =>
  useDeferredValue(data !== undefined) ? data : undefined
