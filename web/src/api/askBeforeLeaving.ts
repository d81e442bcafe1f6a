import type { QueryClient } from '@tanstack/react-query'

const ask = (leaving: Event) => leaving.preventDefault()

/**
 * The browser asks for a confirmation before it leaves the page while a write has no answer: the screen may already
 * show the change, and a write that is not sent yet is lost (rule screens-47). There is no listener at other times,
 * because a page with this listener loads again at each press of the back button.
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
