import { expect, test } from 'vitest'
import { findLicenceProblems, readLicences } from './steps/check/licences.mjs'

const lockOf = (packages) => ({ packages: { '': { dependencies: {} }, ...packages } })
const problemsOf = (packages) => findLicenceProblems(readLicences(lockOf(packages)), lockOf(packages))

test('the licence check refuses a copyleft licence, except MPL-2.0 for a tool', () => {
  expect(
    problemsOf({
      'node_modules/free': { version: '1.0.0', license: 'MIT' },
      'node_modules/choice': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
      'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      'node_modules/shipped': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/copyleft': { version: '2.0.0', license: 'AGPL-3.0', dev: true },
      'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0' },
      'node_modules/unknown': { version: '1.0.0' },
    }),
  ).toEqual([
    'both 1.0.0: MIT AND GPL-3.0, in production',
    'copyleft 2.0.0: AGPL-3.0',
    'shipped 1.0.0: MPL-2.0, in production',
    'unknown 1.0.0: no licence, in production',
  ])
})

test('the licence check refuses a package version that is not exact, in every part of the project', () => {
  expect(
    problemsOf({
      server: {
        dependencies: { exact: '1.2.3', beta: '18.4.0-beta.17', alias: 'npm:@a/b@15.18.0-beta.17', caret: '^1.2.3' },
      },
      web: { devDependencies: { any: '*' } },
    }),
  ).toEqual([
    'server asks for caret ^1.2.3, which is no exact version',
    'web asks for any *, which is no exact version',
  ])
})
