import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { Writing } from '../http/route.ts'
import { lockAdministrators } from './administratorStore.ts'

/** How many others could give the role back. Two admins who take it from each other come one after the other. */
export async function otherAdministrators(
  { tx, today }: Pick<Writing, 'tx' | 'today'>,
  personId: number,
): Promise<number> {
  const administrators = await lockAdministrators(tx)
  return administrators.filter(
    (each) => each.id !== personId && mayStillSignIn(each, today, each.signInDaysAfterEmployment),
  ).length
}
