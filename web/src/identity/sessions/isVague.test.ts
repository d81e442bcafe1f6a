import { expect, test } from 'vitest'
import { isVague } from './isVague.ts'

const sessions = ['Safari op iPhone', 'Onbekend toestel', 'Chrome op Linux', 'Chrome op Linux'].map((device) => ({
  device,
}))

test.each([
  ['Safari op iPhone', false],
  ['Onbekend toestel', true],
  ['Chrome op Linux', true],
])('the device name %s appears twice and needs its times as a distinction: %s', (device, vague) => {
  expect(isVague({ device }, sessions)).toBe(vague)
})
