export const webSources: readonly string[]
