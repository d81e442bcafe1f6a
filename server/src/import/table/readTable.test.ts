import { expect, test } from 'vitest'
import { readTable } from './readTable.ts'

test('a file that takes too long to read is refused', async () => {
  const context = readTable(`Voornaam;E-mail\n${'""\n'.repeat(1_000_000)}`, ['Voornaam'], { readWithinMs: 100 })
  await expect(context).rejects.toMatchObject({ refusal: { code: 'import_unreadable' } })
})
