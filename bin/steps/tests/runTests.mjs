import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../buildWeb.mjs'
import { findChromium } from '../findChromium.mjs'
import { fillE2eDemo } from './fillE2eDemo.mjs'
import { pgDumpVersion } from './database/pgDumpVersion.mjs'
import { inProject, projectFolder } from '../project.mjs'
import { afterSecondRun, filesToRepeat, linesOfFailure, readPlaywright, readRun, readVitest } from './testReports.mjs'

const SLOWEST_SHOWN = 12

/**
 * Runs the test tools one after another, adds up their numbers of tests and collects the failures. Side by side, Vitest
 * and the e2e tests would need a tenth more processor time, because their processes remove each other's data from the
 * caches of the processor. While the tests before the e2e tests run, the browser is unpacked and a demo is filled.
 * `e2eEnv` has the variables of the e2e tests; it is null for a run without e2e tests.
 */
export function createTestRun(node, { e2eEnv }) {
  // The error is kept as a value, because the run reports it with its other failures.
  const browser = e2eEnv === null ? null : findChromium(node).catch((error) => error)
  const demo = e2eEnv === null ? null : fillE2eDemo(node, e2eEnv)
  const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
  const results = []
  const failures = []
  const cleaning = [() => rmSync(reports, { recursive: true })]

  async function runOnce(name, { script, args, env, read }) {
    console.log(`\n— ${name}`)
    const startedAt = performance.now()
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
    const child = spawn(node, [inProject('node_modules', script), ...args(report)], {
      cwd: projectFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${inProject('node_modules/.bin')}:${process.env.PATH}`,
        NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
    })
    const [status] = await once(child, 'close')
    const result = readRun(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status, read)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`${name}: ${result.passed} passed, ${result.failures.length} failed in ${seconds} s`)
    return result
  }

  /** Runs a test tool. Files with a failed test run a second time. `again` changes the tool for the second run. */
  async function run(name, tool, again) {
    const first = await runOnce(name, tool)
    const files = filesToRepeat(first.failures)
    const result =
      files.length === 0
        ? { ...first, unstable: [] }
        : afterSecondRun(first, await runOnce(`${name}, second run`, { ...tool, ...again(files) }))
    results.push({ name, ...result })
    return result
  }

  function runVitest(name, files, env = {}) {
    const args = (of) => (report) => [
      'run',
      '--reporter=default',
      `--reporter=${inProject('bin/steps/tests/vitestReport.mjs')}`,
      `--outputFile.json=${report}`,
      ...of,
    ]
    const tool = { script: 'vitest/vitest.mjs', args: args(files), env, read: readVitest }
    // The first run can run only some tests of a file. The second run always runs all tests of the file.
    return run(name, tool, (failed) => ({ args: args(failed), env: { ...env, ONLY_TESTS: undefined } }))
  }

  function fail(sentence) {
    console.error(sentence)
    failures.push({ name: sentence, error: '' })
  }

  return {
    vitest: runVitest,
    /** Runs Vitest with some tests of their files, and fails when it ran fewer tests. */
    vitestOnly: async (name, tests) => {
      const list = path.join(reports, 'onlyTests.json')
      writeFileSync(list, JSON.stringify(tests.map((test) => test.name)))
      const files = new Set(tests.map(({ file }) => file))
      const { passed, failures: failed } = await runVitest(name, [...files], { ONLY_TESTS: list })
      const wanted = new Set(tests.map((test) => `${test.file} ${test.name}`)).size
      if (passed + failed.length < wanted) fail(`${name}: only ${passed + failed.length} of ${wanted} tests ran.`)
    },
    playwright: async (name) => {
      const chromium = await browser
      const { env: envOfDemo, remove: removeDemo } = await demo
      cleaning.push(removeDemo)
      if (chromium instanceof Error) return fail(`The browser could not be unpacked: ${chromium.message}`)
      if (!buildWeb(node))
        return fail('The web app could not be built, so no e2e test ran. The error is above this line.')
      if (chromium === null)
        return fail('There is no Chromium for this machine. Give the path of a browser in CHROMIUM.')
      const args = ['test', '--config', inProject('e2e'), '--reporter=list,json']
      // The configuration of Playwright sets `PW_DISABLE_TS_ESM` too, but only for its workers. The process that lists
      // the tests reads the variable earlier, so it is also set here.
      const variables = { CHROMIUM: chromium, PW_DISABLE_TS_ESM: '1', ...e2eEnv, ...envOfDemo }
      const tool = { script: '@playwright/test/cli.js', env: variables, read: readPlaywright }
      await run(name, { ...tool, args: () => args }, () => ({ args: () => [...args, '--last-failed'] }))
    },
    fail,
    /** Prints the slowest tests, the failures and the counts, and sets the exit code. */
    end: () => {
      for (const clean of cleaning) clean()
      printResults(results, failures)
    },
  }
}

/** Prints the slowest tests, the failures and the counts, and sets the exit code. */
function printResults(results, otherFailures) {
  const tests = results.flatMap((result) => result.tests)
  const named = (of) =>
    results.flatMap((result) => result[of].map((each) => ({ ...each, name: `${result.name}: ${each.name}` })))
  const unstable = named('unstable')
  const failures = [...otherFailures, ...named('failures')]
  console.log('\nSlowest:')
  for (const { seconds, name } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  if (pgDumpVersion() < 15)
    console.log('\nNot run: the tests that dump an office, because pg_dump 15 or newer is missing.')
  if (unstable.length > 0)
    console.log(`\nUnstable (failed, then passed alone):\n${unstable.flatMap(linesOfFailure).join('\n')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.flatMap(linesOfFailure).join('\n')}`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  // With process.exit(), Node would lose the output that a slow reader has not read yet.
  process.exitCode = failures.length === 0 ? 0 : 1
}
