import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placesWithoutRow } from './steps/tests/comparedRows.mjs'

test('the check after a whole test run lists the row types that no test process compared with a real row', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-compared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name, value) => writeFileSync(path.join(folder, name), JSON.stringify(value))
  mkdirSync(path.join(folder, 'compared'))
  const row = { fields: { id: 'number' } }
  const rows = [
    ...['a.ts:1', 'a.ts:9', 'b.ts:5'].map((at) => ({ at, row })),
    { at: 'no-rows.ts:3', row: { anyOf: [] } },
  ]
  write('stated.json', { rows })
  write('compared/7.json', ['b.ts:5'])
  write('compared/8.json', ['a.ts:1', 'b.ts:5'])
  expect(placesWithoutRow(path.join(folder, 'compared'), path.join(folder, 'stated.json'))).toEqual(['a.ts:9'])
})
