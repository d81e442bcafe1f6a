-- HR can undo a reopening, a confirmation for an employee, and the withdrawal of an approval.
alter table undo_steps
  drop constraint undo_steps_step_check,
  add constraint undo_steps_step_check check (step in ('unlock month', 'remove shift', 'change shifts', 'reopen month', 'confirm month', 'withdraw approval'));
