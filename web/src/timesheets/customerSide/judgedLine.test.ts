import { expect, test } from 'vitest'
import { judgedLine } from './judgedLine.ts'

test('a contact who agrees to a line sends the remark of the colleague and the answer of HR that the screen shows', () => {
  const line = { lineHash: 'a', verdict: 'disputed', remark: 'Eindigde om 15:06', answer: 'Nagekeken' } as const
  expect(judgedLine(line, { verdict: 'agreed', remark: '' })).toEqual({
    lineHash: 'a',
    verdict: 'agreed',
    remark: '',
    seen: { verdict: 'disputed', remark: 'Eindigde om 15:06', answer: 'Nagekeken' },
  })
})
