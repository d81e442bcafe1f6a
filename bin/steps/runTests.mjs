import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inProject, projectFolder } from './project.mjs'
import { countPlaywright, countsOf, countVitest, slowestOf } from './testCounts.mjs'

const SLOWEST_SHOWN = 12

/** Runs the test tools one after the other and adds their counts. */
export function createTestRun(node) {
  const reports = mkdtempSync(path.join(tmpdir(), 'uurwerk-reports-'))
  const total = { passed: 0, failed: 0 }
  const slowest = []

  function run(name, { script, args, env, count }) {
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
    const { passed, failed } = countsOf(report, status, count)
    total.passed += passed
    total.failed += failed
    if (existsSync(report)) slowest.push(...slowestOf(JSON.parse(readFileSync(report, 'utf8'))))
    console.log(`${name}: ${passed} passed, ${failed} failed in ${secondsSince(startedAt)} s`)
  }

  return {
    vitest: (name, args, env = {}) =>
      run(name, {
        script: 'vitest/vitest.mjs',
        args: (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
        env,
        count: countVitest,
      }),
    playwright: (name, chromium) =>
      run(name, {
        script: '@playwright/test/cli.js',
        args: () => ['test', '--config', inProject('e2e'), '--reporter=list,json'],
        env: { CHROMIUM: chromium },
        count: countPlaywright,
      }),
    fail: (sentence) => {
      console.error(sentence)
      total.failed += 1
    },
    /** Prints the slowest tests and the counts, and ends the process. */
    end: () => {
      rmSync(reports, { recursive: true })
      console.log('\nSlowest:')
      for (const { seconds, title, file } of slowest.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
        console.log(`${seconds.toFixed(1).padStart(6)} s  ${path.relative(projectFolder, file)} › ${title}`)
      console.log(`\n${total.passed} passed, ${total.failed} failed`)
      process.exit(total.failed === 0 ? 0 : 1)
    },
  }
}

const secondsSince = (startedAt) => Math.round((performance.now() - startedAt) / 1000)
