-- The way in which the customer's new open shifts are granted; null when the choice of its parent applies.
alter table customers add column claim_grants text check (claim_grants in ('first', 'hr'));
