import { expect, test } from 'vitest'
import type { Role } from './role.ts'
import { refusalToLoseAdminRole } from './refusalToLoseAdminRole.ts'

const both: Role[] = ['ROLE_USER', 'ROLE_ADMIN']

const cases: [string, Role[], number, Role[], boolean][] = [
  ['the last administrator keeps the role', both, 0, ['ROLE_USER'], true],
  ['the last administrator may lose the other role', both, 0, ['ROLE_ADMIN'], false],
  ['an administrator may lose the role while another administrator has it', both, 1, ['ROLE_USER'], false],
  ['an employee has no administrator role to lose', ['ROLE_USER'], 0, ['ROLE_USER'], false],
]

test.each(cases)('%s', (_, roles, otherAdministrators, wanted, refused) => {
  const refusal = refusalToLoseAdminRole({ roles, otherAdministrators }, wanted)
  expect(refusal).toEqual(refused ? { code: 'last_administrator' } : null)
})
