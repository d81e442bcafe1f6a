import { readdirSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = ['node_modules', 'dist', '.git', '.data']

/** Every file of the project, as a path relative to `folder`. */
export function sourcesBelow(folder, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(below, entry.name)
    if (SKIPPED.includes(entry.name)) return []
    return entry.isDirectory() ? sourcesBelow(folder, file) : [file]
  })
}
