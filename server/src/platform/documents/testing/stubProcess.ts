import type { RenderJob } from '../rendering/renderJob.ts'

// Replaces the renderer in tests. Some texts of the document are commands, such as 'hang' and 'die'. For any other
// text, the process answers with that text.
process.on('message', ({ document }: RenderJob) => {
  while (document === 'hang');
  if (document === 'die') process.exit(1)
  if (document === 'fault') process.send?.({ fault: 'unknown variable: x' })
  else process.send?.({ pdf: Buffer.from(document === 'pid' ? `${process.pid}` : document) })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
