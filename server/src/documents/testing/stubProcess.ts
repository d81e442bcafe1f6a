import type { RenderJob } from '../renderJob.ts'

// In the renderer's place: does what the document's text says, and answers with that text otherwise.
process.on('message', ({ document }: RenderJob) => {
  while (document === 'hang');
  if (document === 'die') process.exit(1)
  if (document === 'fault') process.send?.({ fault: 'unknown variable: x' })
  else process.send?.({ pdf: Buffer.from(document === 'pid' ? `${process.pid}` : document) })
})
process.on('disconnect', () => process.exit())
