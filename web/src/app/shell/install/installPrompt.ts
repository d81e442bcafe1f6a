import { useSyncExternalStore } from 'react'
import { makeListeners } from '../../api/makeListeners.ts'

/** The event with which a browser offers to install the app. Only some browsers have it. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> }

let kept: InstallPrompt | null = null
const { subscribe, tell } = makeListeners()

function keep(prompt: InstallPrompt | null): void {
  kept = prompt
  tell()
}

/** Keeps the browser's offer to install the app, so that a button of the app can use it later. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(null))
}

export const useInstallPrompt = (): InstallPrompt | null => useSyncExternalStore(subscribe, () => kept)
