export type SendingProps = {
  /**
   * The form calls this function when it starts and stops saving, so that the list does not open the next step too
   * early.
   */
  readonly onSending: (isSending: boolean) => void
}

/** Saves a form of the first steps, and tells the list of the steps when the save starts and stops. */
export async function whileSending(onSending: SendingProps['onSending'], save: () => Promise<unknown>): Promise<void> {
  onSending(true)
  try {
    await save()
  } finally {
    onSending(false)
  }
}
