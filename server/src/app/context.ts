import type { BodyOf, Download, Endpoint, PathParams, QueryOf, ResponseOf } from '@uurwerk/contract/endpoint'
import type { Links } from '@uurwerk/contract/hal'
import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { FileAnswer } from './FileAnswer.ts'
import type { Services } from './services.ts'

/** The caller of a request. The caller is read from the session and never from the request. */
export type Actor = {
  /** The session of the caller. A background job, or a script of the demo, has no session. */
  readonly sessionId?: number
  readonly personId: number
  readonly roles: readonly Role[]
  readonly name: string
}

/** A contact who makes a request: a person at a customer, who is not an employee and has no roles. */
export type ContactActor = {
  readonly sessionId: number
  readonly contactId: number
  readonly customerId: number
  readonly name: string
  readonly customerName: string
  readonly maySign: boolean
  readonly mayRequest: boolean
}

type Moment = { readonly now: Instant; readonly today: Day; readonly services: Services }

export type Input<E extends Endpoint> = {
  readonly params: PathParams<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

export type QueryContext = Moment & { readonly db: Database; readonly actor: Actor }

/** The services that a command may use. All changes of the command happen in this one transaction. */
export type CommandContext = Moment & { readonly tx: Tx; readonly actor: Actor }

export type ContactQueryContext = Moment & { readonly db: Database; readonly contact: ContactActor }

/** The services of a command of a contact. All changes of the command happen in this one transaction. */
export type ContactCommandContext = Moment & { readonly tx: Tx; readonly contact: ContactActor }

/** The services that a call without a session may use. */
export type PublicContext = Moment & {
  readonly db: Database
  readonly bearer: string | null
  /** Tells the security log which person makes the call. */
  readonly identified: (personId: number) => void
  /** The cookie that was set when the sign-in started. Only the exchange of a sign-in ticket reads it. */
  readonly stateCookie: string | null
  /** The name of the browser in the header User-Agent, shortened. */
  readonly userAgent: string | null
}

/** The answer of a handler. The server adds `_links.self`, so a handler adds only the links to actions. */
export type AnswerOf<E extends Endpoint> = E['response'] extends Download
  ? FileAnswer
  : Omit<ResponseOf<E>, '_links'> & { _links?: Links }
