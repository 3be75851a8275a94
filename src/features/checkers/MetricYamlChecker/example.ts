// cspell:ignore ammount
/** A file with two errors and a mistake that the tool lets pass. */
export const EXAMPLE = `fact_sources:
  - name: Purchases
    sql: select purchased_at, user_id, gross_amount from purchases
    timestamp_column: purchased_at
    entities:
      - entity_name: User
        column: user_id
    facts:
      - name: Gross amount
        column: gross_amount
        desired_change: increase
    properties:
      - name: Category
        column: category
metrics:
  - name: Revenue per user
    entity: User
    type: simple
    is_guardrail: true
    guardrail_cutoff: 0.05
    numerator:
      fact_name: Gross ammount
      operation: sum
`;
