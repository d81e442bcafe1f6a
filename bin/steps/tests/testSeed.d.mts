export function testSeed(): string
export function thirdOfSeed(seed: string): number
