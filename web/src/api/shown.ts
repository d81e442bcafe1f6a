/** What has been asked and not yet answered is shown as done, but cannot be touched. */
export type Shown<T> = T & { readonly pending?: true }
