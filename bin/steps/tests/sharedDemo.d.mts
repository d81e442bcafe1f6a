export function setup(): (() => void) | undefined
export function copySharedDemo(dataDir: string): Promise<void>
export function copyData(from: string, to: string): void
export function untilStopped(dataDir: string): Promise<void>
