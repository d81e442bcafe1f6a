import { expect, test } from 'vitest'
import { shapeOf, statementName } from './statementShape.ts'

test('two statements that differ only in the number of values count as one statement', () => {
  expect(shapeOf('select * from shifts where id in ($1, $2)')).toBe(shapeOf('select * from shifts where id in ($1)'))
  expect(shapeOf('insert into shifts values ($1), ($2)')).toBe(shapeOf('insert into shifts values ($1)'))
  expect(shapeOf('select * from shifts')).not.toBe(shapeOf('select * from absences'))
})

test('the same statement from a server of one office and from a server of many offices counts as one statement', () => {
  const jobsIn = (schema: string) => `select count(*) from "${schema}"."_private_jobs"`
  expect(shapeOf(jobsIn('office_een'))).toBe(shapeOf(jobsIn('public_jobs')))
  expect(shapeOf(jobsIn('office_een'))).not.toBe(shapeOf(jobsIn('elsewhere')))
  expect(statementName('12 names of a team')).toBe(statementName('names of a team'))
})
