import { expect, test } from 'vitest'
import { draftsIn } from './keptDrafts.ts'

const draft = { form: 'custom invoice', userId: 7, values: { reference: 'PO-88' }, isPartial: false }

test('the stored draft of a form contains the typed values and the person who typed them', () => {
  expect(draftsIn(JSON.stringify([draft]))).toEqual([draft])
})

test.each([
  ['no draft is stored', null],
  ['the stored text is not JSON', '{'],
  ['the stored value has another form', '"custom invoice"'],
  ['the stored draft has no person', JSON.stringify([{ ...draft, userId: undefined }])],
  ['the stored draft has no values', JSON.stringify([{ ...draft, values: 'PO-88' }])],
])('no draft is restored when %s', (_why, text) => {
  expect(draftsIn(text)).toEqual([])
})
