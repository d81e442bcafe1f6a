import type { Random } from './random.ts'
import { hostileTexts, writtenTexts } from './texts.ts'

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
  0.005,
  99_999_999.99,
]

/** Hostile values as JSON text, because some of them cannot be written as a JavaScript value. */
const hostileJson = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
  '1e400',
  '-0',
  '[[[[[[[[[[]]]]]]]]]]',
  '"\\ud800"',
  '"\\u0000"',
  'null',
  '[]',
  '[null]',
  '{}',
  '""',
  'true',
  '0',
] as const

/** Returns a random value that is correct JSON, but that no real client sends. */
export function hostileValue(random: Random, depth = 0): unknown {
  switch (random.whole(0, depth > 2 ? 4 : 7)) {
    case 0:
      return random.pick(hostileTexts)
    case 1:
      return random.pick(hostileNumbers)
    case 2:
      return random.pick([null, true, false])
    case 3:
      return random.pick(writtenTexts)
    case 4:
      return random.chance(0.5) ? [] : {}
    case 5:
      return Array.from({ length: random.whole(1, 3) }, () => hostileValue(random, depth + 1))
    case 6:
      return { [random.pick(hostileTexts)]: hostileValue(random, depth + 1) }
    default:
      return random.whole(-5, 400)
  }
}

/** Returns a value that is longer than anything that a person would type. */
export function hugeValue(random: Random): unknown {
  switch (random.whole(0, 4)) {
    case 0:
      return 'x'.repeat(random.pick([256, 10_000, 300_000]))
    case 1:
      return '💥'.repeat(random.pick([200, 50_000]))
    case 2:
      return Array.from({ length: random.pick([500, 20_000]) }, (_, index) => index)
    case 3:
      return Object.fromEntries(Array.from({ length: random.pick([500, 10_000]) }, (_, index) => [`k${index}`, index]))
    default:
      return 10 ** random.whole(10, 300)
  }
}

/** Returns a random request body as text. It is incomplete, invalid, too deep or too large, or has a hostile value. */
export function brokenBody(random: Random): string {
  switch (random.whole(0, 5)) {
    case 0:
      return random.pick(hostileJson)
    case 1:
      return `{"a":${'['.repeat(random.pick([100, 5000, 100_000]))}`
    case 2:
      return `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    case 3:
      return `{"a":"${'x'.repeat(random.pick([1_048_600, 1_500_000]))}"}`
    case 4:
      return random.pick(['{', '{"a":', '{"a":1,}', "{'a':1}", '\ufeff{}', '{"a":01}', '<xml/>', 'a=1&b=2', '\u0000'])
    default:
      return JSON.stringify(hostileValue(random))
  }
}
