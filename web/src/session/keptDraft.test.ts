import { expect, test } from 'vitest'
import { draftIn } from './keptDraft.ts'

test('what stood in a form is kept with the person it belongs to', () => {
  const draft = { form: 'custom invoice', userId: 7, values: { reference: 'PO-88' } }
  expect(draftIn(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  ['nothing was kept', null],
  ['it is not JSON', '{'],
  ['it is another kind of thing', '"custom invoice"'],
  ['nobody is named', '{"form":"custom invoice","values":{}}'],
  ['it holds no values', '{"form":"custom invoice","userId":7,"values":"PO-88"}'],
])('there is nothing to fill in again when %s', (_why, text) => {
  expect(draftIn(text)).toBeNull()
})
