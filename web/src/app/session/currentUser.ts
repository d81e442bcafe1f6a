import { currentUser, type CurrentUser } from '@uurwerk/contract/identity/identity'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryOf } from '../api/queryOf.ts'

export type SignedInPerson = z.output<typeof CurrentUser>

export const currentUserQuery = { ...queryOf(currentUser), staleTime: 5 * 60_000 }

/** The signed-in person. Every screen that needs a session loads this person before it renders. */
export const useCurrentUser = (): SignedInPerson => useSuspenseQuery(currentUserQuery).data

export const fullName = ({ firstName, lastName }: Pick<SignedInPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
