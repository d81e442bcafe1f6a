import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

const TEXT = 'BCD\n002\n1\nSCT\nGKCCBEBB\nWijzerplaat Zorg bv\nBE68539007547034\nEUR362.50\n\n+++202/6000/12384+++'

test('the drawn QR code covers every dark square once and no light square', () => {
  const { size, path } = qrPath(TEXT)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn[Number(y)]![Number(x) + step]! += 1
  }
  const { modules } = create(TEXT, { errorCorrectionLevel: 'M' })
  expect(drawn.flat()).toEqual([...modules.data].map(Number))
})
