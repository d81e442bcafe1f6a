import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../buildWeb.mjs'
import { findChromium } from '../findChromium.mjs'
import { inProject, projectFolder } from '../project.mjs'
import { afterSecondRun, filesToRepeat, linesOfFailure, readPlaywright, readRun, readVitest } from './testReports.mjs'

const SLOWEST_SHOWN = 12

/**
 * Runs the test tools, adds up their numbers of tests and collects the failures. The e2e tests run at the same time as
 * Vitest, because each tool alone leaves a quarter of two processor cores idle.
 */
export function createTestRun(node) {
  const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
  const runs = []
  const failures = []

  /** Runs a test tool once. The result has a function that shows the output of the tool, when `tool.held` hides it. */
  function runOnce(name, { script, args, env, read, held = false }) {
    const startedAt = performance.now()
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
    const output = held ? 'pipe' : 'inherit'
    const child = spawn(node, [inProject('node_modules', script), ...args(report)], {
      cwd: projectFolder,
      stdio: ['inherit', output, output],
      env: {
        ...process.env,
        PATH: `${inProject('node_modules/.bin')}:${process.env.PATH}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
    })
    const show = held ? holdOutput(child) : () => {}
    const result = once(child, 'close').then(([status]) => ({
      ...readRun(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status, read),
      seconds: Math.round((performance.now() - startedAt) / 1000),
    }))
    return { show, result }
  }

  async function showRun(name, { show, result }) {
    console.log(`\n— ${name}`)
    show()
    const { passed, failures: failed, seconds } = await result
    console.log(`${name}: ${passed} passed, ${failed.length} failed in ${seconds} s`)
  }

  /** Starts a test tool. `again` changes the tool for the second run of files with a failed test. */
  function start(name, tool, again) {
    const started = runOnce(name, tool)
    runs.push({ name, tool, again, ...started })
    return started
  }

  /** The result of a run. Files with a failed test run a second time, alone. */
  async function resultOf({ name, tool, again, result }) {
    const first = await result
    const files = filesToRepeat(first.failures)
    if (files.length === 0) return { ...first, unstable: [] }
    const second = runOnce(`${name}, second run`, { ...tool, ...again(files), held: false })
    await showRun(`${name}, second run`, second)
    return afterSecondRun(first, await second.result)
  }

  function startVitest(name, files, env = {}) {
    const args = (of) => (report) => [
      'run',
      '--reporter=default',
      `--reporter=${inProject('bin/steps/tests/vitestReport.mjs')}`,
      `--outputFile.json=${report}`,
      ...of,
    ]
    const tool = { script: 'vitest/vitest.mjs', args: args(files), env, read: readVitest }
    // The second run records nothing, because the folders for the records are removed after the first run. It runs all
    // tests of a file.
    return start(name, tool, (failed) => ({
      args: args(failed),
      env: { ...env, STATEMENTS: undefined, COMPARED_ROWS: undefined, ONLY_TESTS: undefined },
    }))
  }

  function fail(sentence) {
    console.error(sentence)
    failures.push({ name: sentence, error: '' })
  }

  return {
    vitest: (name, files, env) => showRun(name, startVitest(name, files, env)),
    /** Runs Vitest with some tests of their files, and fails when it ran fewer tests. */
    vitestOnly: async (name, tests) => {
      const list = path.join(reports, 'onlyTests.json')
      writeFileSync(list, JSON.stringify(tests.map((test) => test.name)))
      const files = new Set(tests.map(({ file }) => file))
      const run = startVitest(name, [...files], { ONLY_TESTS: list })
      await showRun(name, run)
      const { passed, failures: failed } = await run.result
      const wanted = new Set(tests.map((test) => `${test.file} ${test.name}`)).size
      if (passed + failed.length < wanted) fail(`${name}: only ${passed + failed.length} of ${wanted} tests ran.`)
    },
    /** Starts the e2e tests, and does not wait for their end. Their output is shown when the run ends. */
    startPlaywright: (name, env = {}) => {
      const chromium = findChromium(node)
      if (!buildWeb(node)) return fail('De webapp kon niet gebouwd worden: er valt in de browser niets te testen.')
      if (chromium === null) return fail('Geen Chromium voor deze machine: wijs er een aan met CHROMIUM=…')
      const args = ['test', '--config', inProject('e2e'), '--reporter=list,json']
      const tool = { script: '@playwright/test/cli.js', env: { CHROMIUM: chromium, ...env }, read: readPlaywright }
      start(name, { ...tool, held: true, args: () => args }, () => ({ args: () => [...args, '--last-failed'] }))
    },
    fail,
    /**
     * Waits until all tools have ended, prints the slowest tests, the failures and the counts, and sets the exit code.
     */
    end: async () => {
      for (const run of runs.filter(({ tool }) => tool.held)) await showRun(run.name, run)
      const results = []
      for (const run of runs) results.push({ name: run.name, ...(await resultOf(run)) })
      rmSync(reports, { recursive: true })
      printResults(results, failures)
    },
  }
}

/** Keeps the output of a process. The returned function shows the output until now, and from then on all output. */
function holdOutput(child) {
  const held = []
  let write = (chunk) => held.push(chunk)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => write(chunk))
  return () => {
    write = (chunk) => process.stdout.write(chunk)
    for (const chunk of held) write(chunk)
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
  if (unstable.length > 0)
    console.log(`\nUnstable (failed, then passed alone):\n${unstable.flatMap(linesOfFailure).join('\n')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.flatMap(linesOfFailure).join('\n')}`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  // With process.exit(), Node would lose the output that a slow reader has not read yet.
  process.exitCode = failures.length === 0 ? 0 : 1
}
