import { notifications } from '@mantine/notifications'
import * as texts from '../../texts/texts.ts'
import classes from '../../ui/toast/toast.module.css'
import { ToastActions } from '../../ui/toast/ToastActions.tsx'

const EVERY_MS = 10 * 60_000
const REST_MS = 60_000

/**
 * Compares the build of the server with `build`, at an interval and when the tab becomes visible. When they differ, the
 * page offers a reload.
 */
export function offerNewBuild(build: string): void {
  let checkedAt = Date.now()

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < REST_MS) return
    checkedAt = Date.now()
    const served = await servedBuild()
    if (served === null || served === build) return
    updateServiceWorker()
    offerReload()
  }
  setInterval(() => void ask(), EVERY_MS)
  document.addEventListener('visibilitychange', () => void ask())
}

/**
 * The name of the build on the server. Null when the name cannot be read; the app then tries again at the next check.
 */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { build } = (await response.json()) as { build?: string }
    return build ?? null
  } catch {
    return null
  }
}

function offerReload(): void {
  notifications.show({
    id: 'new-build',
    autoClose: false,
    classNames: classes,
    message: (
      <ToastActions
        text={texts.shell.newVersion}
        actions={[{ label: texts.shell.reload, go: () => window.location.reload() }]}
      />
    ),
  })
}

const updateServiceWorker = (): void =>
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined)
