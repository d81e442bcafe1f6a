type Named = { readonly firstName: string; readonly lastName: string }

export const personName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`
