// Measures the turns of the server's main thread. During a turn, the main thread cannot answer another call. The server
// loads this module before its own code (`node --import`). A turn is measured in processor time, which other work on
// the machine hardly changes, so the result is the same on a busy machine.

/** The longest processor time in milliseconds between two moments at which the server could answer another call. */
let longest = 0
let before = process.threadCpuUsage()

function measure(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1000)
  before = process.threadCpuUsage()
  setTimeout(measure, 1).unref()
}
measure()

process.on('message', (message) => {
  if (message !== 'longest turn') return
  process.send?.({ longestTurnMs: longest })
  longest = 0
})
