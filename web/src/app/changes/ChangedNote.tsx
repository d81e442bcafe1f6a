import classes from './changedNote.module.css'

/** Shows for some seconds who changed rows of the screen. The note covers no button and moves nothing on the screen. */
export const ChangedNote = ({ note }: { readonly note: string | null }) => (
  <p className={classes.note} role="status" data-shown={note !== null || undefined}>
    {note}
  </p>
)
