import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject, projectFolder } from './project.mjs'

/** A checksum of files and folders of the project, without their tests. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.map((source) => inProject(source)).flatMap(filesBelow))
    hash.update(path.relative(projectFolder, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(root) {
  if (!existsSync(root)) return []
  if (!statSync(root).isDirectory()) return [root]
  return readdirSync(root)
    .sort()
    .filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'))
    .flatMap((name) => filesBelow(path.join(root, name)))
}
