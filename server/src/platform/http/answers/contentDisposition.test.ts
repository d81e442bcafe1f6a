import { expect, test } from 'vitest'
import { contentDisposition } from './contentDisposition.ts'

test.each([
  [
    'Factuur 2026-000123.pdf',
    `attachment; filename="Factuur 2026-000123.pdf"; filename*=UTF-8''Factuur%202026-000123.pdf`,
  ],
  ['d’Hond "x".pdf', `attachment; filename="d_Hond _x_.pdf"; filename*=UTF-8''d%E2%80%99Hond%20%22x%22.pdf`],
  ["a'(b)*.pdf", `attachment; filename="a'(b)*.pdf"; filename*=UTF-8''a%27%28b%29%2A.pdf`],
  ['a\r\nset-cookie: x', `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`],
  ['half \uD800', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
])('the header of a download contains the file name %j in the standard form', (fileName, header) => {
  expect(contentDisposition(fileName)).toBe(header)
})
