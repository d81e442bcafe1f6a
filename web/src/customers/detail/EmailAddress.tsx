/** Where there is no room for it on one line, it goes on after the @. */
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
