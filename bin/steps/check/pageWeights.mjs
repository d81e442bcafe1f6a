import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the pages with more or larger script files than their budget allows, as sentences. The manifest of the build
 * contains the imports of each file. When the server sends a file with brotli compression, the compressed size counts.
 */
export function heavyPages(build, budgets) {
  const manifest = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8'))
  return Object.entries(budgets).flatMap(([page, { modules, kilobytes, files }]) => {
    const loaded = filesOf(['index.html', ...modules], manifest)
    const weight = loaded.reduce((sum, file) => sum + bytesOf(path.join(build, file)), 0) / 1000
    return [
      ...(weight > kilobytes ? [`${page}: ${weight.toFixed(1)} kB of script, of at most ${kilobytes}`] : []),
      ...(loaded.length > files ? [`${page}: ${loaded.length} script files, of at most ${files}`] : []),
    ]
  })
}

function filesOf(modules, manifest) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    if (manifest[name] === undefined) throw new Error(`the build has no ${name}`)
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...seen].map((name) => manifest[name].file)
}

const bytesOf = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
