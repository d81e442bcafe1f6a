import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { problems, sentenceOf } from './problems.ts'
import { problemsOfMonth } from './problems/catalogue/problemsOfMonth.ts'

const folder = path.join(import.meta.dirname, 'problems')
const parts = readdirSync(folder).filter((file) => file.endsWith('Problems.ts'))

test('each problem code is in exactly one part of the catalogue of problems', async () => {
  const codes = await Promise.all(
    parts.map(async (file) => {
      const part: Readonly<Record<string, object>> = await import(path.join(folder, file))
      return Object.values(part).flatMap((entries) => Object.keys(entries))
    }),
  )
  expect(codes.flat().toSorted()).toEqual(Object.keys(problems).toSorted())
})

const rules = path.join(import.meta.dirname, '../../domain/src')

test('the calendar and the list of contracts have the sentence of every rule about shifts, absences, timesheets and payroll', () => {
  const codes = ['planning', 'absences', 'timesheets', 'payroll'].flatMap((part) =>
    readdirSync(path.join(rules, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(path.join(rules, part, file), 'utf8').matchAll(/'(\w+)'/g)])
      .map(([, code]) => code!)
      .filter((code) => code in problems),
  )
  const missing = codes.filter((code) => !(code in problemsOfMonth))
  expect(codes).toContain('no_payroll_for_independent')
  expect(missing).toEqual([])
})

test('the message about a problem has dates with slashes for an employee, and dates with dashes for HR', () => {
  const days = ['2026-11-20']
  const onDay = { code: 'shift_on_day', days } as const
  expect(sentenceOf(onDay)).toBe('Op 20/11/2026 staat een shift. Verwijder die eerst.')
  expect(sentenceOf(onDay, 'office')).toBe('Op 20-11-2026 staat een shift. Verwijder die eerst.')
  const noRate = { code: 'no_rate', days } as const
  expect(sentenceOf(noRate)).toBe('Geen geldig uurtarief op 20-11-2026. Voeg een order toe of verleng er een.')
})
