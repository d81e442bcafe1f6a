const PREFIX = 'uurwerk-tab-'

/** The unique name of this tab. The tab holds a lock with this name until it is closed or killed. */
export const thisTab = crypto.randomUUID()

const hasLocks = (): boolean => 'navigator' in globalThis && 'locks' in navigator

if (hasLocks()) void navigator.locks.request(`${PREFIX}${thisTab}`, () => new Promise(() => {}))

export async function otherTabs(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set()
  const { held = [] } = await navigator.locks.query()
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX))
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((tab) => tab !== thisTab))
}
