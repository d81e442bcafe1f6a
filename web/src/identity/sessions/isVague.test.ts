import { expect, test } from 'vitest'
import { isVague } from './isVague.ts'

const sessions = ['Safari op iPhone', 'Onbekend toestel', 'Chrome op Linux', 'Chrome op Linux'].map((device) => ({
  device,
}))

test.each([
  ['Safari op iPhone', false],
  ['Onbekend toestel', true],
  ['Chrome op Linux', true],
])('the device name %s needs its times to be distinguished: %s', (device, vague) => {
  expect(isVague({ device }, sessions)).toBe(vague)
})
