import classes from './changedNote.module.css'

/**
 * A note that shows for some seconds who changed rows of the screen. The note covers no button, and other elements do
 * not move.
 */
export const ChangedNote = ({ note }: { readonly note: string | null }) => (
  <p className={classes.note} role="status" data-shown={note !== null || undefined}>
    {note}
  </p>
)
