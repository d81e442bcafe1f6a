import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from './steps/project.mjs'

/** Runs `.ci/run`. The given shell scripts replace the programs `bin/check` and `npm`. */
function runWith({ check, npm }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'bin'))
  cpSync(inProject('.ci/run'), path.join(folder, '.ci/run'))
  for (const [name, script] of Object.entries({ check, npm }))
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const env = { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` }
  const { status, stdout } = spawnSync(path.join(folder, '.ci/run'), { env, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('a CI run without a failure ends with the total number of passed tests', () => {
  const { status, lines } = runWith({ check: 'exit 0', npm: "echo; echo '10 passed, 0 failed'" })
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('21 passed, 0 failed')
  expect(lines).not.toContain('Failed:')
})

test('a CI run lists the failures of all its commands before the last line of its output', () => {
  const { status, lines } = runWith({
    check: "echo; echo 'Failed:'; echo '  bin/check: lint'; exit 1",
    npm: `if [ "$1" = test ]; then
      printf 'Slowest:\\n   3.0 s  a.test.ts\\n\\nFailed:\\n  e2e tests: a.spec.ts › opens\\n      Expected: 2\\n\\n9 passed, 1 failed\\n'
      exit 1
    fi
    printf '\\n5 passed, 0 failed\\n'`,
  })
  expect(status).toBe(1)
  expect(lines.slice(lines.lastIndexOf('Failed:'))).toEqual([
    'Failed:',
    '  bin/check: lint',
    '  e2e tests: a.spec.ts › opens',
    '      Expected: 2',
    '',
    '14 passed, 2 failed',
  ])
})

test('a CI run reports a command as failed when the output of the command contains no number of tests', () => {
  const { status, lines } = runWith({ check: 'exit 0', npm: 'echo started; exit 7' })
  expect(status).toBe(1)
  expect(lines.slice(-5)).toEqual([
    'Failed:',
    '  npm test ended with: no count, exit code 7',
    '  npm run --silent trust -- deep ended with: no count, exit code 7',
    '',
    '1 passed, 2 failed',
  ])
})

test.each([
  ['10 passed, 0 failed', 1],
  ['5 passed, 2 failed', 0],
  ['5 passed, 2 failed', 134],
])('a CI run reports a command that ends with %s and the exit code %i as failed', (count, code) => {
  const { status, lines } = runWith({ check: 'exit 0', npm: `echo; echo '${count}'; exit ${code}` })
  expect(status).toBe(1)
  expect(lines).toContain(`  npm test ended with: ${count}, exit code ${code}`)
  expect(lines.at(-1)).toBe('1 passed, 2 failed')
})

test('a CI run counts the whole code check as one failure when the check fails without the name of a failed step', () => {
  const { lines } = runWith({ check: 'exit 3', npm: "echo '1 passed, 0 failed'" })
  expect(lines.slice(-4)).toEqual(['Failed:', '  bin/check ended with exit code 3', '', '2 passed, 1 failed'])
})

test('a CI run lists the unstable tests of its commands, but an unstable test does not make the run fail', () => {
  const { status, lines } = runWith({
    check: 'exit 0',
    npm: `if [ "$1" = test ]; then
      printf 'Unstable (failed, then passed alone):\n  everything: a.test.ts › waits\n\n9 passed, 0 failed\n'
      exit 0
    fi
    printf '\n5 passed, 0 failed\n'`,
  })
  expect(status).toBe(0)
  expect(lines.slice(-3)).toEqual([
    'Unstable (failed, then passed alone):',
    '  everything: a.test.ts › waits',
    '15 passed, 0 failed',
  ])
})
