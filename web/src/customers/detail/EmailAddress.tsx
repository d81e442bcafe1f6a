/** An e-mail address that may continue on the next line after the @. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
