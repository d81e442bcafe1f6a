import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { testSeed, thirdOfSeed } from '../bin/steps/tests/testSeed.mjs'
import { changedFiles, e2eFiles, e2eOptionsOf, shareOf } from './fixtures/e2eShare.ts'
import { isDeep } from './fixtures/testSize.ts'
import { useMemoryForFiles } from '../bin/steps/tests/useMemoryForFiles.mjs'

useMemoryForFiles()
process.env['TEST_SEED'] = testSeed()
// Node itself runs the TypeScript of the tests, and Playwright does not translate it. The lines in a stack trace are
// then already the lines of the file, so Playwright's function that looks them up in source maps is removed. It ran for
// each action, and took a tenth of the processor time of the e2e tests.
process.env['PW_DISABLE_TS_ESM'] = '1'
Reflect.deleteProperty(Error, 'prepareStackTrace')

const files = e2eFiles()
const chosen = e2eOptionsOf({
  files,
  share: shareOf({ files, third: thirdOfSeed(testSeed()), changed: changedFiles() }),
  isDeep,
  isShare: process.env['TEST_SHARE'] === 'third',
})

/**
 * When root runs the tests, Chromium cannot start its sandbox. The tests are safe without a sandbox, because they open
 * only pages of this machine.
 */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  // Helper threads and more processes save no time, because the tests keep all cores busy. The network and the graphics
  // run in the process of the browser, which saves a twentieth of the processor time. The option
  // "--disable-software-rasterizer" turns off the drawing of 3D images. Without this option, one start in six crashed on
  // an idle machine.
  '--js-flags=--single-threaded',
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2',
]

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  // A test with the tag @sized is small in `npm test` and complete in the deep run (`npm run trust -- deep`). A test with
  // the tag @deep runs in the deep run only.
  ...chosen,
  outputDir: path.join(import.meta.dirname, '../node_modules/.cache/e2e'),
  globalSetup: './fixtures/servers/startE2eServer.ts',
  // The timeout ends a test that hangs. Beside other work, a test can take ten times as long as on quiet cores.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // The maximum time of the whole run. The timeout of a test does not end a run in which a server does not start or
  // does not stop.
  globalTimeout: 3_600_000,
  // The number of tests that run at the same time. A test often waits, so five tests keep two cores busy.
  workers: 5,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args },
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // Dialogs open without animation. Only one long test, from planning to mail, uses animations.
    reducedMotion: 'reduce',
    locale: 'nl-BE',
    // The office is in Brussels. The browser has another time zone, to check that the time zone of the browser has no
    // influence.
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
  },
})
