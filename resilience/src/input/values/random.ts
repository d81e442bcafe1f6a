/** A generator of random values. With the same seed, it gives the same values in each run. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** Returns a random number that is at least 0 and less than 1 (the algorithm mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** Returns a random whole number between two bounds, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(of: number): boolean {
    return this.next() < of
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('nothing to pick from')
    return choices[this.whole(0, choices.length - 1)] as T
  }
}

/** Calculates a seed for one part of a run from the seed of the run. A part can then be repeated alone. */
export function seedOf(seed: number, ...parts: readonly (string | number)[]): number {
  let mixed = 2_166_136_261 ^ seed
  for (const character of parts.join('/')) mixed = Math.imul(mixed ^ character.codePointAt(0)!, 16_777_619)
  return mixed >>> 0
}
