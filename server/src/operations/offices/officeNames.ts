import { StartRefusal } from '../../platform/startRefusal.ts'

export function nameOf(text: string): string {
  if (/^[a-z][a-z0-9_]{0,30}$/.test(text)) return text
  throw new StartRefusal(
    `"${text}" kan geen naam van een kantoor zijn: gebruik kleine letters, cijfers en _, hoogstens 31 tekens, met een letter vooraan.`,
  )
}

/** A host name, without a port. An IP address is not a host name: the last part of a host name is not a number. */
export function hostNamed(text: string): string {
  const host = text.toLowerCase()
  const labels = host.split('.')
  const isName = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '')
  if (host.length <= 253 && isName && labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))) return host
  throw new StartRefusal(`"${text}" is geen hostnaam zoals uren.voorbeeld.be.`)
}
