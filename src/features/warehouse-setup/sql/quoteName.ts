const words = (text: string): string[] => text.trim().split(/\s+/);

const RESERVED = words(`
  ALL ALTER AND ANY AS BETWEEN BY CHECK COLUMN CONNECT CREATE CROSS CURRENT DELETE DISTINCT DROP
  ELSE EXISTS FOLLOWING FOR FROM FULL GRANT GROUP HAVING ILIKE IN INCREMENT INNER INSERT INTERSECT
  INTO IS JOIN LATERAL LEFT LIKE MINUS NATURAL NOT NULL OF ON OR ORDER QUALIFY REGEXP REVOKE RIGHT
  RLIKE ROW ROWS SAMPLE SELECT SET SOME START TABLE TABLESAMPLE THEN TO TRIGGER UNION UNIQUE UPDATE
  USING VALUES WHENEVER WHERE WINDOW WITH
`);

/**
 * Words that can name a schema or a table in Snowflake, where quoting one too many would make upper
 * and lower case count.
 */
const FREE_IN_SNOWFLAKE = words(`
  ACCOUNT CASE CAST CONNECTION CONSTRAINT CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER
  DATABASE FALSE GSCLUSTER ISSUE LOCALTIME LOCALTIMESTAMP ORGANIZATION SCHEMA TRUE TRY_CAST VIEW
  WHEN
`);

const SNOWFLAKE_WORDS: ReadonlySet<string> = new Set(RESERVED);

/** Words that are quoted in Databricks, where quoting one too many changes nothing. */
const DATABRICKS_WORDS: ReadonlySet<string> = new Set([...RESERVED, ...FREE_IN_SNOWFLAKE]);

const REDSHIFT_WORDS: ReadonlySet<string> = new Set([
  ...DATABRICKS_WORDS,
  ...words(`
    ANALYZE ARRAY ASC AUTHORIZATION BINARY BOTH COLLATE CREDENTIALS CURRENT_USER_ID DEFAULT
    DEFERRABLE DESC DISABLE DO ENABLE ENCODE ENCRYPT END EXCEPT EXPLICIT FOREIGN FREEZE IDENTITY
    IGNORE INITIALLY INTERVAL LANGUAGE LEADING LIMIT NEW NOTNULL OFF OFFLINE OFFSET OLD ONLY OPEN
    OUTER OVERLAPS PARALLEL PARTITION PERCENT PERMISSIONS PIVOT PLACING PRIMARY RAW RECOVER
    REFERENCES REJECTLOG RESORT RESPECT RESTORE SESSION_USER SIMILAR SNAPSHOT SYSDATE SYSTEM TAG
    TIMESTAMP TOP TRAILING TRUNCATECOLUMNS UNNEST UNPIVOT USER VERBOSE WALLET WITHOUT
  `),
]);

interface Rules {
  mark: '"' | '`';
  /** Names that mean the same without marks. */
  plain: RegExp;
  reserved: ReadonlySet<string>;
}

const RULES = {
  snowflake: {mark: '"', plain: /^[A-Z_][\w$]*$/i, reserved: SNOWFLAKE_WORDS},
  redshift: {mark: '"', plain: /^[A-Z_][\w$]*$/i, reserved: REDSHIFT_WORDS},
  databricks: {mark: '`', plain: /^[A-Z_]\w*$/i, reserved: DATABRICKS_WORDS},
} as const satisfies Record<string, Rules>;

/** A dialect whose names are quoted part by part. */
type Dialect = keyof typeof RULES;

function quotePart(name: string, {mark, plain, reserved}: Rules): string {
  const isPlain = plain.test(name) && !reserved.has(name.toUpperCase());
  return isPlain ? name : mark + name.replaceAll(mark, mark + mark) + mark;
}

/**
 * Writes a name as one identifier, whatever is in it. Names that need no marks get none, because
 * marks make Snowflake tell upper from lower case.
 *
 * @param parts such as a database and a schema, which are joined by dots.
 */
export function quoteName(dialect: Dialect, ...parts: string[]): string {
  return parts.map((part) => quotePart(part, RULES[dialect])).join('.');
}
