import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'

type Leaving = { readonly leave: (address: string) => void; readonly isLeaving: () => boolean }

/**
 * Opens another month, and returns whether another month or screen is still opening. The router changes the address
 * before React shows the new screen. Until then, a key press would take a step for the old month, and the dialog of that
 * step would disappear together with the old screen (rule timesheets-81).
 */
export function useLeaving(): Leaving {
  const navigate = useNavigate()
  const { key: shown } = useLocation()
  const router = use(RouterContext)?.router
  const isLeaving = useCallback(
    () => router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.key !== shown),
    [router, shown],
  )
  const leave = useCallback(
    (address: string) => {
      // With flushSync, another month of this screen is shown at once. The router does not use it for another screen.
      if (!isLeaving()) void navigate(address, { flushSync: true })
    },
    [navigate, isLeaving],
  )
  return { leave, isLeaving }
}
