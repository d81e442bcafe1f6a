import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'

type Leaving = { readonly leave: (address: string) => void; readonly isLeaving: () => boolean }

/**
 * Opens another month, and returns whether it is still opening. The router changes the address before React shows the
 * new month. In that time, a key press would take a step for the old month (rule timesheets-81).
 */
export function useLeaving(): Leaving {
  const navigate = useNavigate()
  const underWay = useRef(0)
  const leave = useCallback(
    (address: string) => {
      if (underWay.current > 0) return
      underWay.current += 1
      // With flushSync, the new month is on the screen when the navigation ends.
      void Promise.resolve(navigate(address, { flushSync: true })).finally(() => (underWay.current -= 1))
    },
    [navigate],
  )
  const isLeaving = useCallback(() => underWay.current > 0, [])
  return { leave, isLeaving }
}
