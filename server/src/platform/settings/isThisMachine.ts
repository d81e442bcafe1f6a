/** Whether a host name or address is this machine and no other machine. */
export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
