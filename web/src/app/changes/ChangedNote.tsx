import classes from './changedNote.module.css'

/** A note that shows for some seconds who changed rows. It covers no button, and does not move other elements. */
export const ChangedNote = ({ note }: { readonly note: string | null }) => (
  <p className={classes.note} role="status" data-shown={note !== null || undefined}>
    {note}
  </p>
)
