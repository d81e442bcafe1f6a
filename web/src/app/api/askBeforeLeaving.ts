import type { QueryClient } from '@tanstack/react-query'

const ask = (leaving: Event) => leaving.preventDefault()

/**
 * The browser asks for a confirmation before it leaves the page while a write has no answer. The screen may already
 * show the change, and a write that is not sent yet is lost (rule screens-47). At other times there is no such
 * listener, because a page with this listener loads again each time the user goes back.
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
