import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'

export const SOMEBODY: TeamPlanning['people'][number] = {
  id: 1,
  firstName: 'Anna',
  lastName: 'Peeters',
  kind: 'employee',
  employerId: null,
  employment: { start: toDay('2020-01-01'), end: null },
  plannedSeconds: 0,
  neededSeconds: null,
}
