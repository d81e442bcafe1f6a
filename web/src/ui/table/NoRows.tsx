import classes from './table.module.css'

/** An empty short table of a detail screen: one line, because a large empty state would draw too much attention. */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
