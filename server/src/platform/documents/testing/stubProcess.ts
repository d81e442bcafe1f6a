import type { RenderJob } from '../rendering/renderJob.ts'

// Replaces the renderer in tests: the process does what the text of the document says, and otherwise answers with that
// text.
process.on('message', ({ document }: RenderJob) => {
  while (document === 'hang');
  if (document === 'die') process.exit(1)
  if (document === 'fault') process.send?.({ fault: 'unknown variable: x' })
  else process.send?.({ pdf: Buffer.from(document === 'pid' ? `${process.pid}` : document) })
})
process.on('disconnect', () => process.exit())
