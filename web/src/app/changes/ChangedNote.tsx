import classes from './changedNote.module.css'

/** Tells for some seconds who changed rows of the screen. The note covers no control and moves nothing. */
export const ChangedNote = ({ note }: { readonly note: string | null }) => (
  <p className={classes.note} role="status" data-shown={note !== null || undefined}>
    {note}
  </p>
)
