import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { precachedFiles } from './precachedFiles.ts'

/** Writes a test build with the screens of an employee and the given other files. */
function writeBuild(others: Record<string, object>, calendar: object): string {
  const build = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const page = (file: string) => ({ file: `assets/${file}.js` })
  const manifest = {
    'index.html': page('index'),
    'src/app/shell/Shell.tsx': page('Shell'),
    'src/hrStart/welcome/WelcomePage.tsx': page('WelcomePage'),
    'src/planning/PlanningPage.tsx': { ...page('PlanningPage'), ...calendar },
    'src/timesheets/TimesheetPage.tsx': page('TimesheetPage'),
    'src/contracts/ownShiftTypes/ConfigurationPage.tsx': page('ConfigurationPage'),
    'src/balances/recup/RecupPage.tsx': page('RecupPage'),
    ...others,
  }
  for (const folder of ['.vite', 'assets']) mkdirSync(path.join(build, folder))
  writeFileSync(path.join(build, '.vite/manifest.json'), JSON.stringify(manifest))
  const shared = ['colorScheme.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']
  const files = [...shared, ...Object.values(manifest).map(({ file }) => file)]
  for (const file of files) writeFileSync(path.join(build, file), '')
  return build
}

test('the service worker caches the lazy parts of an employee’s screens, but not the pages of HR', () => {
  const dialogs = 'src/planning/dialogs/PlanningDialogs.tsx'
  const build = writeBuild(
    {
      '_planning.js': { file: 'assets/planning.js', dynamicImports: [dialogs, 'src/people/list/PeoplePage.tsx'] },
      [dialogs]: { file: 'assets/PlanningDialogs.js', imports: ['_dialogs.js'] },
      '_dialogs.js': { file: 'assets/dialogs.js' },
      'src/people/list/PeoplePage.tsx': { file: 'assets/PeoplePage.js' },
    },
    { imports: ['_planning.js'] },
  )
  const kept = precachedFiles(build)
  expect(kept).toContain('assets/PlanningDialogs.js')
  expect(kept).toContain('assets/dialogs.js')
  expect(kept).not.toContain('assets/PeoplePage.js')
})

test('the build stops when a file that the service worker caches does not exist', () => {
  const build = writeBuild({}, {})
  rmSync(path.join(build, 'assets/RecupPage.js'))
  expect(() => precachedFiles(build)).toThrow('assets/RecupPage.js')
})
