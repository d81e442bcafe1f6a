import type { QueryClient } from '@tanstack/react-query'

const ask = (leaving: Event) => leaving.preventDefault()

/**
 * Makes the browser ask for a confirmation before it leaves the page while a write has no answer. The screen may
 * already show the change, and a write that was not sent yet would be lost (rule screens-47). At other times the
 * listener is removed, because a browser loads a page with such a listener again each time the user goes back to the
 * page.
 */
export function askBeforeLeaving(
  client: QueryClient,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
) {
  client.getMutationCache().subscribe(() => {
    if (client.isMutating() > 0) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
