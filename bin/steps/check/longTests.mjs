import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesBelow } from '../sourcesBelow.mjs'

const MOST_LINES = 60
/**
 * Matches the first line of a test, with its indentation. The formatter gives the last line of a test the same
 * indentation, so the indentation also shows where the test ends.
 */
const TEST = /^( *)test(\.\w+)*\(/

/**
 * Finds tests that are too long for a reader. Lint cannot measure them, because it also counts the groups of tests,
 * which are functions too.
 */
export function findLongTests(folder) {
  const files = sourcesBelow(folder).filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file))
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const [, indentation] = TEST.exec(line) ?? []
      if (indentation === undefined) return []
      const length = linesOf(lines.slice(index), indentation)
      return length > MOST_LINES ? [`${file}:${index + 1}: a test of ${length} lines, of at most ${MOST_LINES}`] : []
    })
  })
}

/** The lines of the function of a test, without the name and the options before it. */
function linesOf(lines, indentation) {
  const start = lines.findIndex((line) => /\) =>( \{)?$/.test(line))
  const end = lines.findIndex(
    (line, index) => index > Math.max(start, 0) && line !== '' && !line.startsWith(`${indentation} `),
  )
  if (end === -1) return 0
  return end - start + (lines[end].startsWith(`${indentation})`) ? 0 : 1)
}
