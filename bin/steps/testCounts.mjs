import { existsSync, readFileSync } from 'node:fs'

/** The counts of a run of Vitest or Playwright. A run that ended without a report counts as a failure. */
export function countsOf(report, exitCode, count) {
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** A test file that cannot be loaded has no tests to count. It counts as a failure. */
export const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
})

export const countPlaywright = ({ stats: { expected, unexpected, flaky }, errors }) => ({
  passed: expected,
  failed: unexpected + flaky + errors.length,
})

/** Every test in a report of Vitest or Playwright, with its duration in seconds. */
export function slowestOf({ testResults, suites, config }) {
  if (testResults !== undefined)
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({ seconds: (duration ?? 0) / 1000, title, file: name })),
    )
  return suites
    .flatMap((suite) => specsOf(suite))
    .map(({ title, file, tests }) => ({
      seconds: Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
      title,
      file: `${config.rootDir}/${file}`,
    }))
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
