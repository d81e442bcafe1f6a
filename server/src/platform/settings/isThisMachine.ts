/** Whether a host name or address reaches this machine only. */
export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
