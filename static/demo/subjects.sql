-- Who is analyzed in checkout_redesign: the first assignment counts, and whoever saw both variants is
-- left out.
create view subjects as
select user_id, min(variant) as variant, min(assigned_at) as assigned_at
from assignments
where experiment = 'checkout_redesign'
group by user_id
having count(distinct variant) = 1;
