import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesBelow } from '../sourcesBelow.mjs'

const FOLDER = /^(domain|contract|server|web)\/src\/(\w+)\/.*\.(ts|tsx|css)$/
const otherFolders = {
  domain: ['money', 'time'],
  contract: ['problems'],
  server: ['app', 'platform', 'testing'],
  web: ['app', 'testing', 'texts', 'ui'],
}

/**
 * Finds folders of a layer that are no capability of the list in `docs/architecture.md`. A folder that has only tests
 * does not count.
 */
export function findUnknownCapabilities(folder) {
  const page = readFileSync(path.join(folder, 'docs/architecture.md'), 'utf8')
  const capabilities = /^The capabilities are (.*)/m.exec(page)[1].match(/\w+/g)
  const unknown = sourcesBelow(folder).flatMap((file) => {
    const [, layer, name] = (!/\.test\.tsx?$/.test(file) && FOLDER.exec(file)) || []
    const isKnown = layer === undefined || capabilities.includes(name) || otherFolders[layer].includes(name)
    return isKnown ? [] : [`${layer}/src/${name}: a folder that is no capability of docs/architecture.md`]
  })
  return [...new Set(unknown)]
}
