import { use, useCallback, useRef } from 'react'
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
  const underWay = useRef(0)
  const isLeaving = useCallback(
    () =>
      underWay.current > 0 ||
      (router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.key !== shown)),
    [router, shown],
  )
  const leave = useCallback(
    (address: string) => {
      if (isLeaving()) return
      underWay.current += 1
      // With flushSync, another month of this screen is shown as soon as the navigation ends. The router does not use
      // flushSync for another screen.
      void Promise.resolve(navigate(address, { flushSync: true })).finally(() => (underWay.current -= 1))
    },
    [navigate, isLeaving],
  )
  return { leave, isLeaving }
}
