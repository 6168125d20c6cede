-- Sums over years of plays pass 2^31.
alter table section_plays alter column plays type bigint;
