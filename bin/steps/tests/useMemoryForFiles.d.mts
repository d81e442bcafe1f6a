export function useMemoryForFiles(): void
