export function setup(): (() => void) | undefined
export function copySharedDemo(dataDir: string): Promise<void>
