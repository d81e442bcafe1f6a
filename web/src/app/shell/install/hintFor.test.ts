import { expect, test } from 'vitest'
import { hintFor } from './hintFor.ts'

const phone = {
  signIns: 3,
  isPhone: true,
  isInstalled: false,
  isDismissed: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 16)',
  hasPrompt: true,
}
const iPhone = { ...phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', hasPrompt: false }

test.each([
  ['an Android phone after the third sign-in gets a button', phone, 'button'],
  ['an iPhone has no offer of its own and gets the two steps', iPhone, 'steps'],
  ['a phone after the second sign-in gets nothing', { ...phone, signIns: 2 }, null],
  ['a computer gets nothing', { ...phone, isPhone: false }, null],
  ['an installed app gets nothing', { ...phone, isInstalled: true }, null],
  ['a person who dismissed the line gets nothing', { ...phone, isDismissed: true }, null],
  ['a browser that cannot install the app gets nothing', { ...phone, hasPrompt: false }, null],
] as const)('%s', (_, device, hint) => {
  expect(hintFor(device)).toBe(hint)
})
