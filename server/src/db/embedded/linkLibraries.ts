import { readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

type Link = { readonly source: string; readonly target: string }

/** Creates the library links that the package's install script would create. npm does not run that script. */
export function linkLibraries(packageRoot: string): void {
  const links = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const from = path.join(packageRoot, target)
    try {
      symlinkSync(path.relative(path.dirname(from), path.join(packageRoot, source)), from)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
