import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inProject, projectFolder } from './project.mjs'
import { linesOfFailure, readPlaywright, readRun, readVitest } from './testReports.mjs'

const SLOWEST_SHOWN = 12

/** Runs the test tools one after the other, adds their counts and gathers what failed. */
export function createTestRun(node) {
  const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
  const tests = []
  const failures = []
  let passed = 0

  function run(name, { script, args, env, read }) {
    console.log(`\n— ${name}`)
    const report = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
    const startedAt = performance.now()
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
    const shown = readRun(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status, read)
    passed += shown.passed
    tests.push(...shown.tests)
    failures.push(...shown.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })))
    console.log(`${name}: ${shown.passed} passed, ${shown.failures.length} failed in ${secondsSince(startedAt)} s`)
  }

  return {
    vitest: (name, args, env = {}) =>
      run(name, {
        script: 'vitest/vitest.mjs',
        args: (report) => [
          'run',
          '--reporter=default',
          `--reporter=${inProject('bin/steps/vitestReport.mjs')}`,
          `--outputFile.json=${report}`,
          ...args,
        ],
        env,
        read: readVitest,
      }),
    playwright: (name, chromium) =>
      run(name, {
        script: '@playwright/test/cli.js',
        args: () => ['test', '--config', inProject('e2e'), '--reporter=list,json'],
        env: { CHROMIUM: chromium },
        read: readPlaywright,
      }),
    fail: (sentence) => {
      console.error(sentence)
      failures.push({ name: sentence, error: '' })
    },
    /** Prints the slowest tests, what failed and the counts, and ends the process. */
    end: () => {
      rmSync(reports, { recursive: true })
      console.log('\nSlowest:')
      for (const { seconds, name } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
        console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
      if (failures.length > 0) console.log(`\nFailed:\n${failures.flatMap(linesOfFailure).join('\n')}`)
      console.log(`\n${passed} passed, ${failures.length} failed`)
      process.exit(failures.length === 0 ? 0 : 1)
    },
  }
}

const secondsSince = (startedAt) => Math.round((performance.now() - startedAt) / 1000)
