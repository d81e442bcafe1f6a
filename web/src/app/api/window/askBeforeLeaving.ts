import type { QueryClient } from '@tanstack/react-query'

const ask = (leaving: Event) => leaving.preventDefault()

/**
 * Asks before the user leaves the page while a write has no answer, because an unsent write would be lost (rule
 * screens-47). At other times the page has no listener for leaving, so that the browser does not have to load the page
 * again after the Back button.
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
