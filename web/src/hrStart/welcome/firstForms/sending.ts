export type SendingProps = {
  /** While the form saves, the list of first steps does not open the next step. */
  readonly onSending: (isSending: boolean) => void
}

/** Saves a form of the first steps, and reports to the list of steps when the save starts and stops. */
export async function whileSending(onSending: SendingProps['onSending'], save: () => Promise<unknown>): Promise<void> {
  onSending(true)
  try {
    await save()
  } finally {
    onSending(false)
  }
}
