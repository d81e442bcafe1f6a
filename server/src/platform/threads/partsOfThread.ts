import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const MOST_MEMORY_MB = 256

type Work = { readonly data: object; readonly withinMs: number }

/**
 * Runs a script in a separate thread, so that other requests are not delayed, and returns the messages of the thread.
 * The messages must be small, because the main thread cannot do other work while it copies a message. The result is
 * null when the thread needs too much time or memory.
 */
export async function partsOfThread<Part extends { readonly isLast: boolean }>(
  script: URL,
  { data, withinMs }: Work,
): Promise<readonly Part[] | null> {
  const inTime = AbortSignal.timeout(withinMs)
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  // A thread can fail after its messages are read. Without a listener, the error would end the process.
  worker.on('error', () => {})
  const parts: Part[] = []
  try {
    while (parts.at(-1)?.isLast !== true) {
      worker.postMessage('next', [])
      const [part] = (await once(worker, 'message', { signal: inTime })) as [Part]
      parts.push(part)
    }
    return parts
  } catch (error) {
    if (inTime.aborted || isOutOfMemory(error)) return null
    throw error
  } finally {
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
