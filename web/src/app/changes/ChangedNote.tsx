import classes from './changedNote.module.css'

/** Shows for some seconds who changed rows. The note covers no button, and other elements do not move. */
export const ChangedNote = ({ note }: { readonly note: string | null }) => (
  <p className={classes.note} role="status" data-shown={note !== null || undefined}>
    {note}
  </p>
)
