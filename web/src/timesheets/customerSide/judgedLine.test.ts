import { expect, test } from 'vitest'
import { judgedLine } from './judgedLine.ts'

test('when a contact agrees to a disputed line, the request also contains the remark and the answer of HR that the screen showed', () => {
  const line = { lineHash: 'a', verdict: 'disputed', remark: 'Eindigde om 15:06', answer: 'Nagekeken' } as const
  expect(judgedLine(line, { verdict: 'agreed', remark: '' })).toEqual({
    lineHash: 'a',
    verdict: 'agreed',
    remark: '',
    seen: { verdict: 'disputed', remark: 'Eindigde om 15:06', answer: 'Nagekeken' },
  })
})
