import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { askBeforeLeaving } from './app/api/window/askBeforeLeaving.ts'
import { queryClient } from './app/api/queryClient.ts'
import { onSessionEnd } from './app/api/request/sessionEnd.ts'
import { App } from './App.tsx'
import { setClock } from './app/clock/now.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { sessionEndedByServer } from './app/session/endSession.ts'
import { listenForInstallPrompt } from './app/shell/install/installPrompt.ts'
import { offerNewBuild } from './app/shell/offerNewBuild.tsx'
import { reloadOnMissingChunk } from './app/shell/reloadOnMissingChunk.ts'
import { watchNavigation } from './app/shell/watchNavigation.ts'

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null
const nonce = meta('csp-nonce') ?? ''
// The UI library Mantine adds a style element that stops the page from scrolling behind a dialog. Mantine reads the
// nonce of that element from this variable.
Object.assign(globalThis, { __webpack_nonce__: nonce })

reloadOnMissingChunk()
askBeforeLeaving(queryClient, window)
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
setClock(meta('clock'))

// Waits a moment after the modules are loaded and before the first page renders, so that the browser can handle events
// of the user.
await new Promise((resolve) => setTimeout(resolve))
const router = createBrowserRouter(routes)
watchNavigation(router)
onSessionEnd(() => {
  const { pathname, search } = router.state.navigation.location ?? router.state.location
  if (pathname === paths.login()) return
  sessionEndedByServer(`${pathname}${search}`)
  void router.navigate(paths.login(), { replace: true })
})
if (import.meta.env.PROD) {
  offerNewBuild(new URL(import.meta.url).pathname.slice(1))
  listenForInstallPrompt()
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root element')
const place = createRoot(root)
// React renders a transition in short tasks. Between two tasks, the browser can react to the user.
startTransition(() =>
  place.render(
    <StrictMode>
      <App router={router} nonce={nonce} />
    </StrictMode>,
  ),
)
