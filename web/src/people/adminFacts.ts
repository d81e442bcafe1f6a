import { terminatePerson } from '@uurwerk/contract/people'
import type { AdminRoleFacts } from '@uurwerk/domain/people/refusalToLoseAdminRole'
import type { Person } from './queries.ts'

const TERMINATE = terminatePerson.path.split('/').at(-1) ?? ''

/** Only the server counts the administrators; it sends no link to end the employment of the last one. */
export const adminFacts = ({ roles, _links }: Pick<Person, 'roles' | '_links'>): AdminRoleFacts => ({
  roles,
  otherAdministrators: _links?.[TERMINATE] === undefined ? 0 : 1,
})
