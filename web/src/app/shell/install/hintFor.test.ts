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
  ['on an Android phone, the app offers a button to install it after the third sign-in', phone, 'button'],
  ['on an iPhone, which cannot install by a button, the app shows the two steps to install it', iPhone, 'steps'],
  ['on a phone, the app shows no offer to install it after the second sign-in', { ...phone, signIns: 2 }, null],
  ['on a computer, the app shows no offer to install it', { ...phone, isPhone: false }, null],
  ['an installed app shows no offer to install it', { ...phone, isInstalled: true }, null],
  ['a person who closed the offer to install the app does not see it again', { ...phone, isDismissed: true }, null],
  ['a browser that cannot install the app shows no offer', { ...phone, hasPrompt: false }, null],
] as const)('the app offers its installation only to the right users: %s', (_, device, hint) => {
  expect(hintFor(device)).toBe(hint)
})
