import { expect, test } from 'vitest'
import { withOnePath } from './onePathIcons.ts'

test('the lines of an icon become one path, so that a list with the icon in each row has fewer elements', () => {
  const clock = '[["path",{"d":"M3 12a9 9 0 1 0 18 0","key":"svg-0"}],["path",{"d":"M12 7v5l3 3","key":"svg-1"}]]'
  expect(withOnePath(clock)).toBe('[["path",{"d":"M3 12a9 9 0 1 0 18 0M12 7v5l3 3","key":"svg-0"}]]')
})

test('an icon with a relative line, another element or another attribute keeps its parts', () => {
  for (const other of [
    '["path",{"d":"m3 12l1 1","key":"svg-0"}]',
    '["circle",{"cx":"12","cy":"12","r":"9","key":"svg-0"}]',
    '["path",{"d":"M3 12l1 1","fill":"currentColor","key":"svg-0"}]',
  ]) {
    const parts = `[${other},["path",{"d":"M1 1l2 2","key":"svg-1"}]]`
    expect(withOnePath(parts)).toBe(parts)
  }
})
