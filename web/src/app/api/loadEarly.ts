import { whenIdle } from '../clock/whenIdle.ts'

let loading = 0

/** True while the browser loads a script that nobody needs yet. */
export const loadsEarly = (): boolean => loading > 0

/** Loads a script before somebody needs it. When this fails, the script is loaded again when somebody needs it. */
export async function loadEarly(load: () => Promise<unknown>): Promise<void> {
  loading += 1
  await load().catch(() => undefined)
  loading -= 1
}

/** Loads a script when the browser is idle after the page has loaded. */
export const loadWhenIdle = (load: () => Promise<unknown>): void => whenIdle(() => void loadEarly(load))
