/** Rows with a repeated subject, a mixed one, and a timestamp that is a number. */
export const EXAMPLE = `user_id,assigned_at,experiment,variant
u01,2025-03-01 09:00:00,checkout_redesign,control
u02,2025-03-01 10:30:00,checkout_redesign,treatment
u03,2025-03-02 08:15:00,checkout_redesign,control
u04,2025-03-02 14:00:00,checkout_redesign,treatment
u01,2025-03-04 09:05:00,checkout_redesign,control
u04,2025-03-06 10:00:00,checkout_redesign,control
u05,1741165200,checkout_redesign,treatment
`;
