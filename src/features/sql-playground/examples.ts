/** Queries to begin with, by name. */
export const EXAMPLES = {
  'Subjects per variant': `SELECT variant, count(DISTINCT user_id) AS users
FROM assignments
WHERE experiment = 'checkout_redesign'
GROUP BY variant
ORDER BY variant`,
  'Revenue per variant': `-- Purchases count from the moment of the assignment on.
SELECT a.variant,
       count(DISTINCT a.user_id) AS users,
       round(coalesce(sum(p.net_amount), 0), 2) AS revenue
FROM assignments AS a
LEFT JOIN purchases AS p
  ON p.user_id = a.user_id
 AND p.purchased_at >= a.assigned_at
WHERE a.experiment = 'checkout_redesign'
GROUP BY a.variant
ORDER BY a.variant`,
  'Subjects in two variants': `SELECT experiment, user_id, count(DISTINCT variant) AS variants
FROM assignments
GROUP BY experiment, user_id
HAVING count(DISTINCT variant) > 1`,
  'Purchases per day': `SELECT purchased_at::DATE AS day, count(*) AS purchases
FROM purchases
GROUP BY day
ORDER BY day`,
  'What every column holds': `SUMMARIZE purchases`,
} as const;

export type ExampleName = keyof typeof EXAMPLES;

/** What the playground begins with. */
export const FIRST_EXAMPLE: ExampleName = 'Subjects per variant';
