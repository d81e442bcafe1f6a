const options = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  // Statements here take milliseconds: compiling them takes longer than running them.
  jit: 'off',
  // Only what concerns the server itself: a failing statement is the application's to report, and its values belong in no log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export function serverOptions(socketFolder: string, durable: boolean): string[] {
  const all = { ...options, unix_socket_directories: socketFolder, ...(durable ? {} : withoutDurability) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
