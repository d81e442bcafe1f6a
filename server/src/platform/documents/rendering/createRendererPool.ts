import type { RenderJob } from './renderJob.ts'
import type { Renderer } from './startRenderer.ts'

export type RendererPool = {
  readonly render: (job: RenderJob) => Promise<Buffer>
  readonly waiting: () => number
  readonly stop: () => void
}

type PoolSettings = { readonly size: number; readonly start: () => Renderer }

/** Each renderer has one queue, starts with its first document, and starts again after a crash. */
export function createRendererPool({ size, start }: PoolSettings): RendererPool {
  const queues = Array.from({ length: size }, () => createQueue(start))
  return {
    // Chooses the shortest queue, and the first of several equally short queues. Documents that are made one after
    // another therefore use the same renderer.
    render: (job) => queues.reduce((best, queue) => (queue.length() < best.length() ? queue : best)).render(job),
    waiting: () => queues.reduce((sum, queue) => sum + queue.length(), 0),
    stop: () => queues.forEach((queue) => queue.stop()),
  }
}

function createQueue(start: () => Renderer) {
  let renderer: Renderer | null = null
  let last: Promise<unknown> = Promise.resolve()
  let length = 0

  const renderNow = (job: RenderJob): Promise<Buffer> => {
    if (renderer === null || !renderer.isAlive()) renderer = start()
    return renderer.render(job)
  }
  return {
    length: () => length,
    render: (job: RenderJob): Promise<Buffer> => {
      length += 1
      const made = last.then(() => renderNow(job)).finally(() => (length -= 1))
      last = made.catch(() => undefined)
      return made
    },
    stop: () => renderer?.stop(),
  }
}
