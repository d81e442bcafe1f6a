import type { DataRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchNavigation } from './watchNavigation.ts'

/** Opens another screen. The frame after the navigation is drawn later, as on a busy computer. */
function openOtherScreen() {
  const [link, field] = [{}, {}]
  const content = {
    contains: (one: unknown) => one === link || one === field,
    focus: vi.fn(),
    querySelectorAll: () => [link],
  }
  const document = { activeElement: link, getElementById: () => content }
  const frames: (() => void)[] = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { scrollTo: () => {} })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  onTestFinished(() => void vi.unstubAllGlobals())
  watchNavigation({
    state: { location: { key: 'a', pathname: '/' } },
    subscribe: (navigated: (state: object) => void) =>
      navigated({ location: { key: 'b', pathname: '/welcome' }, historyAction: 'PUSH' }),
  } as unknown as DataRouter)
  return {
    content,
    focusField: () => Object.assign(document, { activeElement: field }),
    focusOther: () => Object.assign(document, { activeElement: {} }),
    drawFrame: () => frames.forEach((draw) => draw()),
  }
}

test('another screen gets the focus, also when a link of the screen before still has the focus', () => {
  const { content, drawFrame } = openOtherScreen()
  drawFrame()
  expect(content.focus).toHaveBeenCalledOnce()
})

test('another screen gets the focus when an element outside the screen, such as the menu, has the focus', () => {
  const { content, focusOther, drawFrame } = openOtherScreen()
  focusOther()
  drawFrame()
  expect(content.focus).toHaveBeenCalledOnce()
})

test('when the next animation frame comes late, a focused field of the next screen keeps the focus', () => {
  const { content, focusField, drawFrame } = openOtherScreen()
  focusField()
  drawFrame()
  expect(content.focus).not.toHaveBeenCalled()
})
