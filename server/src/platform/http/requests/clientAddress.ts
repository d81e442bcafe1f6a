import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The address that a limit counts. Only the first half of an IPv6 address counts, because one internet connection has
 * all addresses with the same first half.
 */
export function clientAddress(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? `${firstHalf(ip)}::/64` : ip
}

function firstHalf(ip: string): string {
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeroes = tail === undefined ? [] : Array.from({ length: 8 - groups.length - behind.length }, () => '0')
  return [...groups, ...zeroes, ...behind]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
