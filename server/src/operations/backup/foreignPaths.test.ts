import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeManifest } from './backupManifest.ts'
import { restoreBackup } from './restoreBackup.ts'

const CONTENT = 'from the backup'

/** A backup with one file. Its manifest also names the path `file`, with the correct hash. */
function givenBackup(file: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-foreign-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [backup, target] = [path.join(folder, 'backup'), path.join(folder, 'data')]
  const source = path.join(backup, 'cluster')
  mkdirSync(source, { recursive: true })
  writeFileSync(path.join(source, 'PG_VERSION'), CONTENT)
  writeFileSync(path.join(folder, 'escaped.txt'), CONTENT)
  const sha256 = createHash('sha256').update(CONTENT).digest('hex')
  const files = ['PG_VERSION', file].map((name) => ({ path: name, size: CONTENT.length, sha256 }))
  writeManifest(backup, { madeAt: '2026-11-20T09:00:00Z', postgres: 18, files })
  return { folder, source, restore: () => restoreBackup({ backup, folder: target, until: null }), target }
}

test.each([
  '../escaped.txt',
  '../../escaped.txt',
  'base/../../escaped.txt',
  '/tmp/escaped.txt',
  './PG_VERSION',
  'base//1',
  '..',
  '',
  'base\\..\\1',
  'PG_VERSION\0',
])('the restore refuses a backup that names the file %j, before it writes anything', async (file) => {
  const { folder, restore, target } = givenBackup(file)
  const before = readdirSync(folder, { recursive: true })
  await expect(restore()).rejects.toThrow('Deze back-up is niet te vertrouwen')
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
  expect(existsSync(target)).toBe(false)
})

test.each(['file', 'folder'])(
  'the restore refuses a backup with a link to a %s outside the backup, before it writes anything',
  async (kind) => {
    const { folder, source, restore, target } = givenBackup('base/1')
    if (kind === 'folder') symlinkSync(folder, path.join(source, 'base'))
    else {
      mkdirSync(path.join(source, 'base'))
      symlinkSync(path.join(folder, 'escaped.txt'), path.join(source, 'base/1'))
    }
    await expect(restore()).rejects.toThrow('Deze back-up is niet te vertrouwen')
    expect(existsSync(target)).toBe(false)
  },
)

test('the restore refuses a backup in which the folder of the database files is a link', async () => {
  const { folder, source, restore } = givenBackup('PG_VERSION')
  rmSync(source, { recursive: true })
  symlinkSync(folder, source)
  await expect(restore()).rejects.toThrow('Deze back-up is niet te vertrouwen')
})
