import { registerServiceWorker } from '../../serviceWorker/registerServiceWorker.ts'
import { listenForInstallPrompt } from './installPrompt.ts'

/** Makes the app installable. This code loads after the page, because the page does not need it. */
export function startInstalling(): void {
  listenForInstallPrompt()
  registerServiceWorker()
}
