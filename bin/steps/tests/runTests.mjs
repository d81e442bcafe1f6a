import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../buildWeb.mjs'
import { findChromium } from '../findChromium.mjs'
import { inProject, projectFolder } from '../project.mjs'
import { afterSecondRun, filesToRepeat, linesOfFailure, readPlaywright, readRun, readVitest } from './testReports.mjs'

const SLOWEST_SHOWN = 12

/** Runs the test tools one after the other, adds their counts and collects the failures. */
export function createTestRun(node) {
  const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
  const tests = []
  const failures = []
  const unstable = []
  let passed = 0

  function runOnce(name, { script, args, env, read }) {
    console.log(`\n— ${name}`)
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
    const { status } = spawnSync(node, [inProject('node_modules', script), ...args(report)], {
      cwd: projectFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${inProject('node_modules/.bin')}:${process.env.PATH}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
    })
    return readRun(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status, read)
  }

  /**
   * Runs a test tool. Files with a failed test then run a second time, alone. `again` changes the tool for the second
   * run.
   */
  function run(name, tool, again) {
    const startedAt = performance.now()
    const first = runOnce(name, tool)
    const files = filesToRepeat(first.failures)
    const shown =
      files.length === 0
        ? { ...first, unstable: [] }
        : afterSecondRun(first, runOnce(`${name}, second run`, { ...tool, ...again(files) }))
    const named = (failure) => ({ ...failure, name: `${name}: ${failure.name}` })
    passed += shown.passed
    tests.push(...shown.tests)
    failures.push(...shown.failures.map(named))
    unstable.push(...shown.unstable.map(named))
    console.log(`${name}: ${shown.passed} passed, ${shown.failures.length} failed in ${secondsSince(startedAt)} s`)
  }

  function fail(sentence) {
    console.error(sentence)
    failures.push({ name: sentence, error: '' })
  }

  return {
    vitest: (name, files, env = {}) => {
      const args = (of) => (report) => [
        'run',
        '--reporter=default',
        `--reporter=${inProject('bin/steps/tests/vitestReport.mjs')}`,
        `--outputFile.json=${report}`,
        ...of,
      ]
      const tool = { script: 'vitest/vitest.mjs', args: args(files), env, read: readVitest }
      run(name, tool, (failed) => ({ args: args(failed) }))
    },
    playwright: (name, env = {}) => {
      const chromium = findChromium(node)
      if (!buildWeb(node)) return fail('De webapp kon niet gebouwd worden: er valt in de browser niets te testen.')
      if (chromium === null) return fail('Geen Chromium voor deze machine: wijs er een aan met CHROMIUM=…')
      const args = ['test', '--config', inProject('e2e'), '--reporter=list,json']
      const tool = { script: '@playwright/test/cli.js', env: { CHROMIUM: chromium, ...env }, read: readPlaywright }
      run(name, { ...tool, args: () => args }, () => ({ args: () => [...args, '--last-failed'] }))
    },
    fail,
    /** Prints the slowest tests, the failures and the counts, and ends the process. */
    end: () => {
      rmSync(reports, { recursive: true })
      console.log('\nSlowest:')
      for (const { seconds, name } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
        console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
      if (unstable.length > 0)
        console.log(`\nUnstable (failed, then passed alone):\n${unstable.flatMap(linesOfFailure).join('\n')}`)
      if (failures.length > 0) console.log(`\nFailed:\n${failures.flatMap(linesOfFailure).join('\n')}`)
      console.log(`\n${passed} passed, ${failures.length} failed`)
      process.exit(failures.length === 0 ? 0 : 1)
    },
  }
}

const secondsSince = (startedAt) => Math.round((performance.now() - startedAt) / 1000)
