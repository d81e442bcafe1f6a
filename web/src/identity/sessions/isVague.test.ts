import { expect, test } from 'vitest'
import { isVague } from './isVague.ts'

const sessions = ['Safari op iPhone', 'Onbekend toestel', 'Chrome op Linux', 'Chrome op Linux'].map((device) => ({
  device,
}))

test.each([
  ['Safari op iPhone', false],
  ['Onbekend toestel', true],
  ['Chrome op Linux', true],
])(
  'in the list of sessions, the device name %s needs the times of the session as a distinction: %s',
  (device, vague) => {
    expect(isVague({ device }, sessions)).toBe(vague)
  },
)
