import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { announce } from './announce.ts'

function announced(hasAdministrator: boolean, demo: boolean): string {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  announce({ ...readSettings({}), demo }, { address: 'http://127.0.0.1:3000', hasAdministrator })
  return print.mock.calls.flat().join('\n')
}

test('the server shows at its start the command that adds the first administrator, when there is no administrator', () => {
  expect(announced(false, false)).toContain('bin/admin add <e-mail> <google|apple>')
})

test('the server of a company with an administrator does not ask for an administrator at its start', () => {
  const printed = announced(true, false)
  expect(printed).toContain('Uurwerk draait op http://localhost:3000. ')
  expect(printed).not.toContain('bin/admin')
})

test('the server of a demo reports no missing settings at its start', () => {
  expect(announced(false, true)).not.toContain('Nog niet ingesteld')
})
