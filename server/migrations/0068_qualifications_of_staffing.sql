-- The qualification that all shifts of a staffing level require; null when they require none (rule qualifications-6).
alter table staffing_levels add column qualification_id bigint references qualifications;
create index staffing_levels_qualification on staffing_levels (qualification_id);
