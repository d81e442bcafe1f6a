import { hostileValue } from './hostileValues.ts'
import type { Random } from './random.ts'

type Change = (random: Random) => unknown

/** Returns a copy of a value with one random change: a part of the value is replaced, left out, added or doubled. */
export function mutated(value: unknown, random: Random, change: Change = hostileValue): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.whole(0, value.length - 1)
    return value.map((each: unknown, index) => (index === at ? mutated(each, random, change) : each))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return change(random)
  const entries = Object.entries(value)
  if (entries.length === 0) return { [random.pick(['extra', 'id', 'version', 'status'])]: change(random) }
  const at = random.whole(0, entries.length - 1)
  switch (random.whole(0, 5)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== at))
    case 1:
      return {
        ...value,
        [random.pick(['extra', 'id', 'version', 'status', 'roles', 'confirmed', 'number'])]: change(random),
      }
    default:
      return Object.fromEntries(
        entries.map(([key, each], index) => [key, index === at ? mutated(each, random, change) : each]),
      )
  }
}
