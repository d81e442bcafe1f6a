import { expect, test } from 'vitest'
import { shortCustomerName } from './shortCustomerName.ts'

test.each([
  ['AZ Klaverveld – campus Lindehof', 'Lindehof'],
  ['WZC ’t Zilverhof', '’t Zilverhof'],
  ['Ziekenhuisgroep Nethevallei – Sint-Amarant', 'Sint-Amarant'],
  ['Thuiszorg Duinrand', 'Thuiszorg Duinrand'],
  ['ZNA', 'ZNA'],
])('the short name of %s is %s', (name, short) => {
  expect(shortCustomerName(name)).toBe(short)
})
