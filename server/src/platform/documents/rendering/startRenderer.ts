import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DocumentFault } from '../documentFault.ts'
import type { RenderAnswer, RenderJob } from './renderJob.ts'

export type Renderer = {
  readonly isAlive: () => boolean
  /** Makes one document. The caller must wait for the result before the next request. */
  readonly render: (job: RenderJob) => Promise<Buffer>
  readonly stop: () => void
}

type RendererSettings = { readonly program: string; readonly timeLimit: number }

export const TYPST_PROGRAM = fileURLToPath(new URL('./typstProcess.ts', import.meta.url))

/**
 * Starts the document compiler Typst in a child process. A worker thread is not possible, because `terminate()` waits
 * for native code. A document that never ends would then occupy a processor core and delay the exit of the server.
 */
export function startRenderer({ program, timeLimit }: RendererSettings): Renderer {
  const child = fork(program, {
    execArgv: [],
    // The environment is empty, so the process gets no secrets of the server. It needs no settings.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // An `error` event without a listener would end the server, for example for a process that has already ended.
  child.on('error', () => undefined)
  letServerExit(child)
  const started = new Promise<void>((resolve) => void child.once('message', () => resolve()))
  return {
    isAlive: () => child.connected && child.exitCode === null && !child.killed,
    render: (job) => answerOf(child, job, { started, timeLimit }),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** On a busy machine, the start of the process takes seconds, so the time limit of a document begins after the start. */
const START_LIMIT = 60_000

type Waiting = { readonly started: Promise<void>; readonly timeLimit: number }

function answerOf(child: ChildProcess, job: RenderJob, { started, timeLimit }: Waiting): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const onAnswer = (answer: RenderAnswer) =>
    'pdf' in answer ? resolve(Buffer.from(answer.pdf)) : reject(new DocumentFault(answer.fault))
  const onExit = () => reject(new DocumentFault('the renderer stopped before the document was made'))
  const giveUpAfter = (ms: number) =>
    setTimeout(() => {
      reject(new DocumentFault(`the document was not made within ${ms} ms`))
      child.kill('SIGKILL')
    }, ms)
  let timer = giveUpAfter(START_LIMIT)
  child.once('exit', onExit).once('error', reject)
  holdServer(child)
  void started.then(() => {
    clearTimeout(timer)
    timer = giveUpAfter(timeLimit)
    child.once('message', onAnswer)
    child.send(job, (error) => {
      if (error !== null) reject(new DocumentFault('the renderer could not be reached', { cause: error }))
    })
  })
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onAnswer).off('exit', onExit).off('error', reject)
    letServerExit(child)
  })
}

// Lets the server exit while a renderer is idle. A working renderer delays the exit, so that its document is finished.
function letServerExit(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function holdServer(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}
