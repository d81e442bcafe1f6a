import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The folder with one stylesheet for each part of the UI library Mantine. */
const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))), 'styles')
/** A class of Mantine, such as m_77c9d27d. Each class belongs to one part of the library. */
const CLASS = /m_[0-9a-f]{6,8}/g

/** The classes in the stylesheet of each part of Mantine. */
export type PartClasses = ReadonlyMap<string, readonly string[]>

const classesIn = (text: string): readonly string[] => text.match(CLASS) ?? []

/**
 * Compares the styles that the app imports with the styles that its script needs, and describes each difference in a
 * sentence. A part of Mantine without its styles would look broken. Styles of a part that is not used would make every
 * page wait longer.
 */
export function differentStyles(script: string, imported: ReadonlySet<string>, parts: PartClasses): readonly string[] {
  const used = new Set(classesIn(script))
  return [...parts].flatMap(([part, classes]) => {
    const isUsed = classes.some((name) => used.has(name))
    if (isUsed === imported.has(part)) return []
    return isUsed ? [`the styles of ${part} are missing`] : [`no script uses the styles of ${part}`]
  })
}

function readPartClasses(): PartClasses {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
  return new Map(
    files
      .map((file) => [file.slice(0, -4), classesIn(readFileSync(path.join(FOLDER, file), 'utf8'))] as const)
      // A stylesheet without classes belongs to all parts of Mantine.
      .filter(([, classes]) => classes.length > 0),
  )
}

/** Fails the build when `mantineStyles.ts` does not import exactly the styles that the app needs. */
export function checkMantineStyles(): Plugin {
  return {
    name: 'check-mantine-styles',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const styles = [...this.getModuleIds()].filter((id) => id.startsWith(FOLDER))
      const differences = differentStyles(
        chunks.map(({ code }) => code).join('\n'),
        new Set(styles.map((id) => path.basename(id, '.css'))),
        readPartClasses(),
      )
      if (differences.length === 0) return
      this.error(`ui/theme/mantineStyles.ts: ${differences.join('; ')}`)
    },
  }
}
