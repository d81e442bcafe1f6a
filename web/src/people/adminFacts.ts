import { terminatePerson } from '@uurwerk/contract/people/people'
import type { AdminRoleFacts } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Person } from './queries.ts'

const TERMINATE = terminatePerson.path.split('/').at(-1) ?? ''

/**
 * The facts about administrators that the rules need. Only the server can count the administrators. For the last
 * administrator, the server sends no link to end the employment.
 */
export const adminFacts = ({ roles, _links }: Pick<Person, 'roles' | '_links'>): AdminRoleFacts => ({
  roles,
  otherAdministrators: _links?.[TERMINATE] === undefined ? 0 : 1,
})
