import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The screens that open without a network: the screens of an employee, and the menu and header around them. The service
 * worker stores the files of these screens in the browser, also the parts of a screen that load later.
 */
const SCREENS = [
  'index.html',
  'src/app/shell/Shell.tsx',
  'src/hrStart/welcome/WelcomePage.tsx',
  'src/planning/PlanningPage.tsx',
  'src/timesheets/TimesheetPage.tsx',
  'src/contracts/ownShiftTypes/ConfigurationPage.tsx',
  'src/balances/recup/RecupPage.tsx',
]

/**
 * Files that a screen loads later, and only with a network. The service worker does not store them. They are excluded
 * by the names of their source files, because two screens can share one chunk (output file).
 */
const ONLY_WITH_NETWORK = [
  /Page\.tsx$/,
  /^src\/payments\//,
  'src/invoicing/batch/BatchDialog.tsx',
  'src/identity/signIn/DemoPeople.tsx',
]

const PUBLIC = ['colorScheme.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']

const FONT = /instrument-sans-latin-standard-normal.*\.woff2$/

/** The maximum size of all stored files together, after compression. */
const MAX_PACKED_BYTES = 700_000

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/**
 * The files of the build that the service worker stores in the browser. The build stops when these files together are
 * too large (rule offline-2).
 */
export function precachedFiles(build: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const files = new Set(PUBLIC)
  function visit(name: string): void {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build has no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []).filter((asset) => FONT.test(asset))])
      files.add(file)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((part) => !isOnlyWithNetwork(part)).forEach(visit)
  }
  SCREENS.forEach(visit)
  const bytes = [...files].reduce((sum, file) => sum + packedBytes(path.join(build, file)), 0)
  if (bytes > MAX_PACKED_BYTES)
    throw new Error(`the service worker would keep ${bytes} bytes, of at most ${MAX_PACKED_BYTES}`)
  return files
}

const isOnlyWithNetwork = (part: string): boolean =>
  ONLY_WITH_NETWORK.some((name) => (typeof name === 'string' ? name === part : name.test(part)))

const packedBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
