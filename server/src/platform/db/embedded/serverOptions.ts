const options = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  // Just-in-time compilation is off. A statement takes milliseconds, and compiling a statement would take longer.
  jit: 'off',
  // The database server logs only its own errors. The application reports statements that fail, without their values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export function serverOptions(socketFolder: string, durable: boolean): string[] {
  const all = { ...options, unix_socket_directories: socketFolder, ...(durable ? {} : withoutDurability) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
