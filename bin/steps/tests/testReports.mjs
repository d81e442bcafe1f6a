import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectFolder } from '../project.mjs'

const ERROR_LINES_SHOWN = 15
const MOST_REPEATED = 5

/**
 * The result of a test tool: the tests with their durations, and each failure with its error. A run without a report
 * counts as a failure. A run with an exit code that its failures do not explain counts as a failure too: a test tool
 * that found failures ends with 1, and a tool that crashed ends with another code.
 */
export function readRun(report, exitCode, read) {
  if (report === null)
    return { tests: [], passed: 0, failures: [{ name: `no report, exit code ${exitCode}`, error: '' }] }
  const run = read(report)
  if (exitCode === (run.failures.length > 0 ? 1 : 0)) return run
  const name = `failed tests: ${run.failures.length}, but the exit code is ${exitCode}`
  return { ...run, failures: [...run.failures, { name, error: '' }] }
}

/**
 * Reads the report of Vitest. When a test file cannot be loaded, it has no tests, but counts as a failure. An error
 * outside all tests counts as a failure too.
 */
export function readVitest({ numPassedTests, testResults, unhandledErrors }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
      file,
      name: nameOf(file, [...ancestorTitles, title]),
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
      error: failureMessages.join('\n'),
    })),
  )
  const files = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
    .map(({ name: file, message }) => ({ file, name: nameOf(file, []), error: message }))
  const errors = unhandledErrors.map((error) => ({ name: 'an error outside all tests', error }))
  return { tests, passed: numPassedTests, failures: [...tests.filter(({ failed }) => failed), ...files, ...errors] }
}

export function readPlaywright({ config, stats, suites, errors }) {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests: ofProjects }) =>
    ofProjects.map(({ status, results }) => ({
      file,
      test: `${file} › ${title}`,
      name: nameOf(path.join(config.rootDir, file), [title, ...results.flatMap(({ steps }) => failedSteps(steps))]),
      seconds: Math.max(0, ...results.map(({ duration }) => duration)) / 1000,
      failed: status === 'unexpected' || status === 'flaky',
      error: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
    })),
  )
  const outside = errors.map(({ message }) => ({ name: 'an error outside all tests', error: message }))
  return { tests, passed: stats.expected, failures: [...tests.filter(({ failed }) => failed), ...outside] }
}

/**
 * The test files that run a second time, alone, after these failures. When there are many failures, or an error that
 * belongs to no file, the list is empty.
 */
export function filesToRepeat(failures) {
  if (failures.length > MOST_REPEATED || failures.some(({ file }) => file === undefined)) return []
  return [...new Set(failures.map(({ file }) => file))]
}

/**
 * The failures after the second run. A test that failed first and passed in the second run is unstable. A test that
 * failed twice has failed, also when it failed in another step.
 */
export function afterSecondRun(first, second) {
  const stillFailed = new Set(second.failures.map(testOf))
  const unstable = first.failures.filter((failure) => !stillFailed.has(testOf(failure)))
  return { tests: first.tests, passed: first.passed + unstable.length, failures: second.failures, unstable }
}

/** The lines that describe a failure. No line is empty, because an empty line marks the end of the list. */
export const linesOfFailure = ({ name, error }) => [
  `  ${name}`,
  ...stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES_SHOWN)
    .map((line) => `      ${line}`),
]

const nameOf = (file, titles) => [path.relative(projectFolder, file), ...titles.filter(Boolean)].join(' › ')

/**
 * The test of a failure, without the failed step. The name of a failed e2e test also contains the failed step, and the
 * second run can fail in another step.
 */
const testOf = ({ test, name }) => test ?? name

const isFailed = ({ status }) => status === 'failed'

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * The step of a test that failed, and the steps around it. When a time limit ended a step, the step has no error and no
 * duration.
 */
function failedSteps(steps = []) {
  const failed = steps.find(({ error, duration }) => error !== undefined || duration < 0)
  return failed === undefined ? [] : [failed.title, ...failedSteps(failed.steps)]
}
