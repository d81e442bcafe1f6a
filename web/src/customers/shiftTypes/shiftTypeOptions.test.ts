import { expect, test } from 'vitest'
import { early, night } from '../../planning/testing/november.ts'
import { shiftTypeOptions } from './shiftTypeOptions.ts'

test('a list of shift types shows times only when two shift types have the same name', () => {
  const second = { ...early, id: 12, name: 'vroege ', labourTime: { startTime: '08:00', endTime: '11:48' } }
  expect(shiftTypeOptions([early, second, night])).toEqual([
    { value: '11', label: 'Vroege, 07:00 – 15:06' },
    { value: '12', label: 'vroege , 08:00 – 11:48' },
    { value: '13', label: 'Nacht' },
  ])
})
