// main.ts imports this file first, because the other files need a version of Node with Temporal.
if (!('Temporal' in globalThis)) {
  console.error(
    `Node ${process.versions.node} is te oud voor Uurwerk. Start met 'npm start': die gebruikt de Node die Uurwerk zelf meebrengt.`,
  )
  process.exit(1)
}
