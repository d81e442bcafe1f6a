export function addressAt(publicUrl: string, host: string): string {
  const address = new URL(publicUrl)
  address.hostname = host
  return address.origin
}
