import { randomUUID } from 'node:crypto'

export type StubState = 'DRAFT' | 'TRANSIT' | 'SENT' | 'FAILED'

export type StubDocument = {
  readonly id: string
  readonly kind: 'INVOICE' | 'CREDIT_NOTE'
  readonly number: string
  readonly total: string
  readonly receiver: string
  state: StubState
  readonly events: { readonly event_type: string; readonly created_at: string; readonly details: unknown }[]
}

/** The behaviours of the stub. The last three digits of the receiver choose the behaviour. */
export type Behaviour =
  | 'normal'
  | 'notRegistered'
  | 'refusedAtPrepare'
  | 'failsTwice'
  | 'preparesSilently'
  | 'submitsSilently'
  | 'fails'
  | 'hooksDoubled'
  | 'rejected'
  | 'acknowledged'
  | 'inProcess'
  | 'queried'
  | 'tooMany'
  | 'keyRefused'
  | 'hugeAnswer'

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  '002': 'notRegistered',
  '003': 'refusedAtPrepare',
  '004': 'failsTwice',
  '005': 'preparesSilently',
  '006': 'submitsSilently',
  '007': 'fails',
  '008': 'hooksDoubled',
  '009': 'rejected',
  '013': 'acknowledged',
  '014': 'inProcess',
  '015': 'queried',
  '010': 'tooMany',
  '011': 'keyRefused',
  '012': 'hugeAnswer',
}

const RESPONSES: Partial<Record<Behaviour, string>> = { acknowledged: 'AB', inProcess: 'IP', queried: 'UQ' }

export const behaviourOf = (receiver: string): Behaviour => BEHAVIOURS[receiver.slice(-3)] ?? 'normal'

export type StubHook = { readonly id: string; readonly type: string; readonly documentId: string }

/** Keeps the documents that the stub received, and the receiver and the number of each document that the stub sent. */
export class StubBook {
  readonly documents = new Map<string, StubDocument>()
  readonly left: { readonly receiver: string; readonly number: string }[] = []
  readonly #times = new Map<string, number>()

  /** Counts an event, and returns how many times it happened before. */
  timesBefore(what: string): number {
    const times = this.#times.get(what) ?? 0
    this.#times.set(what, times + 1)
    return times
  }

  add(ubl: string, state: StubState): StubDocument {
    const document: StubDocument = { id: `doc-${randomUUID()}`, ...readDocument(ubl), state, events: [] }
    this.documents.set(document.id, document)
    return document
  }

  send(document: StubDocument): void {
    document.state = 'TRANSIT'
    this.left.push({ receiver: document.receiver, number: document.number })
  }

  search(number: string): StubDocument[] {
    return [...this.documents.values()].filter((document) => document.number.includes(number))
  }

  /** Delivers each document that is on its way. Returns the hooks about these documents. */
  settle(now: string): StubHook[] {
    const moving = [...this.documents.values()].filter(({ state }) => state === 'TRANSIT')
    return moving.flatMap((document) => this.#end(document, now))
  }

  #end(document: StubDocument, created_at: string): StubHook[] {
    const behaviour = behaviourOf(document.receiver)
    const failed = behaviour === 'fails'
    document.state = failed ? 'FAILED' : 'SENT'
    const note = (event_type: string, details: unknown) => document.events.push({ event_type, created_at, details })
    note(failed ? 'send_failed' : 'send_success', failed ? 'Receiver access point refused the message' : null)
    if (behaviour === 'rejected') note('imr_received', { response_code: 'RE', reason: 'Bestelbon onbekend' })
    const code = RESPONSES[behaviour]
    if (code !== undefined) note('imr_received', { response_code: code, reason: '' })
    const hook = (type: string): StubHook => ({ id: `evt-${randomUUID()}`, type, documentId: document.id })
    const ended = hook(failed ? 'document.sent.failed' : 'document.sent')
    return behaviour === 'hooksDoubled' ? [hook('document.sent.failed'), ended, ended] : [ended]
  }
}

/** The fields of a UBL file that an access point reads. */
function readDocument(ubl: string): Pick<StubDocument, 'kind' | 'number' | 'total' | 'receiver'> {
  const buyer = ubl.slice(ubl.indexOf('AccountingCustomerParty>'))
  const [, scheme = '', id = ''] = /<cbc:EndpointID schemeID="(\d{4})">([^<]+)</.exec(buyer) ?? []
  return {
    kind: /<(?:\w+:)?CreditNote[\s>]/.test(ubl) ? 'CREDIT_NOTE' : 'INVOICE',
    number: /<cbc:ID>([^<]+)</.exec(ubl)?.[1] ?? '',
    total: /<cbc:TaxInclusiveAmount[^>]*>([^<]+)</.exec(ubl)?.[1] ?? '',
    receiver: `${scheme}:${id}`,
  }
}
