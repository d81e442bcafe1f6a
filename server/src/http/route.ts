import type { BodyOf, Download, Endpoint, PathParams, QueryOf, ResponseOf } from '@uurwerk/contract/endpoint'
import type { Links } from '@uurwerk/contract/hal'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import type { AlreadyReported } from './AlreadyReported.ts'
import type { FileAnswer } from './FileAnswer.ts'

/** Who is calling, read from the session and never from the request. */
export type Actor = {
  /** Absent where no session asks: work in the background, the demo's own people. */
  readonly sessionId?: number
  readonly personId: number
  readonly roles: readonly Role[]
  readonly name: string
}

type Moment = { readonly now: Instant; readonly today: Day; readonly services: Services }

export type Input<E extends Endpoint> = {
  readonly params: PathParams<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

/** What a reading may use. */
export type QueryContext = Moment & { readonly db: Database; readonly actor: Actor }

/** What a use case may use: all that it does happens in this one transaction. */
export type CommandContext = Moment & { readonly tx: Tx; readonly actor: Actor }

/** What a call without a session may use. */
export type PublicContext = Moment & {
  readonly db: Database
  readonly bearer: string | null
  /** Tells the security log whom the call has identified. */
  readonly identified: (personId: number) => void
  /** The random mark in the cookie of the browser that began a sign-in. Only trading a ticket reads it. */
  readonly stateCookie: string | null
  /** What the browser calls itself, cut short. */
  readonly userAgent: string | null
}

/** `_links.self` is added on the way out, so that a handler names actions only. */
export type AnswerOf<E extends Endpoint> = E['response'] extends Download
  ? FileAnswer
  : Omit<ResponseOf<E>, '_links'> & { _links?: Links }

type Handled<Context, E extends Endpoint> = (
  context: Context,
  input: Input<E>,
) => Promise<AnswerOf<E> | AlreadyReported<AnswerOf<E>>>

export type Route = { readonly endpoint: Endpoint } & (
  | { readonly kind: 'open'; readonly handle: Handled<PublicContext, Endpoint> }
  | { readonly kind: 'read'; readonly handle: Handled<QueryContext, Endpoint> }
  | { readonly kind: 'write'; readonly handle: Handled<CommandContext, Endpoint> }
)

/** The types of one endpoint are checked here, where it meets its handler; the router needs them no more. */
const toRoute = (kind: Route['kind'], endpoint: Endpoint, handle: unknown) => ({ kind, endpoint, handle }) as Route

export const openRoute = <E extends Endpoint>(endpoint: E, handle: Handled<PublicContext, E>): Route =>
  toRoute('open', endpoint, handle)

export const readRoute = <E extends Endpoint>(endpoint: E, handle: Handled<QueryContext, E>): Route =>
  toRoute('read', endpoint, handle)

export const writeRoute = <E extends Endpoint>(endpoint: E, handle: Handled<CommandContext, E>): Route =>
  toRoute('write', endpoint, handle)
