export function recordingServer(): {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}
