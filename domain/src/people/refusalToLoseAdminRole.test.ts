import { expect, test } from 'vitest'
import type { Role } from './role.ts'
import { refusalToLoseAdminRole } from './refusalToLoseAdminRole.ts'

const both: Role[] = ['ROLE_USER', 'ROLE_ADMIN']

const cases: [string, Role[], number, Role[], boolean][] = [
  ['the last administrator cannot lose the administrator role', both, 0, ['ROLE_USER'], true],
  ['the last administrator can lose the other role', both, 0, ['ROLE_ADMIN'], false],
  ['an administrator can lose the role while another administrator exists', both, 1, ['ROLE_USER'], false],
  ['an employee without the administrator role can change roles', ['ROLE_USER'], 0, ['ROLE_USER'], false],
]

test.each(cases)(
  'the rule decides whether a person can lose the administrator role: %s',
  (_, roles, otherAdministrators, wanted, refused) => {
    const refusal = refusalToLoseAdminRole({ roles, otherAdministrators }, wanted)
    expect(refusal).toEqual(refused ? { code: 'last_administrator' } : null)
  },
)
