/** True when a host name or address can only be this machine. */
export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
