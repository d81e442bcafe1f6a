export function testSeed(): string
