-- How claims on new open shifts of the customer are decided; null when the choice of the parent customer applies.
alter table customers add column claim_grants text check (claim_grants in ('first', 'hr'));
