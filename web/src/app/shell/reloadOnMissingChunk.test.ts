import { expect, onTestFinished, test, vi } from 'vitest'
import { loadEarly } from '../api/loadEarly.ts'
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts'

function openPage({ onLine }: { readonly onLine: boolean }) {
  const kept = new Map<string, string>()
  const page = new EventTarget()
  const reload = vi.fn()
  vi.stubGlobal('window', Object.assign(page, { location: { reload } }))
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  reloadOnMissingChunk()
  return { reload, missChunk: () => page.dispatchEvent(new Event('vite:preloadError')) }
}

test('a page reloads once when the server no longer has one of its scripts', () => {
  const { reload, missChunk } = openPage({ onLine: true })
  missChunk()
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network the page does not reload, because the reload would lose what the employee enters', () => {
  const { reload, missChunk } = openPage({ onLine: false })
  missChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('the page does not reload when a script that nobody needs yet does not load, because the reload would lose what the user enters', async () => {
  const { reload, missChunk } = openPage({ onLine: true })
  await loadEarly(async () => {
    missChunk()
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(reload).not.toHaveBeenCalled()
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})
