import type {Grammar} from '../grammar.ts';

/** Snowflake's account administration and its type VARIANT, which no parser on npm knows. */
export const snowflake: Grammar = {
  statements: [
    'USE ( ROLE | WAREHOUSE | DATABASE | SCHEMA ) <name>',
    'USE SECONDARY ROLES ( ALL | NONE )',
    "CREATE [ OR REPLACE ] ROLE [ IF NOT EXISTS ] <name> [ COMMENT '=' <string> ]",
    'CREATE [ OR REPLACE ] USER [ IF NOT EXISTS ] <name> { <userOption> }',
    'ALTER USER [ IF EXISTS ] <name> SET <userOption> { <userOption> }',
    'ALTER USER [ IF EXISTS ] <name> UNSET <names>',
    'CREATE [ OR REPLACE ] WAREHOUSE [ IF NOT EXISTS ] <name> [ WITH ] { <warehouseOption> }',
    "CREATE [ OR REPLACE ] [ TRANSIENT ] DATABASE [ IF NOT EXISTS ] <name> [ COMMENT '=' <string> ]",
    "CREATE [ OR REPLACE ] [ TRANSIENT ] TABLE [ IF NOT EXISTS ] <name> '(' <column> { ',' <column> } ')'",
    "CREATE [ OR REPLACE ] [ TRANSIENT ] SCHEMA [ IF NOT EXISTS ] <name> [ COMMENT '=' <string> ]",
    "CREATE [ OR REPLACE ] NETWORK POLICY [ IF NOT EXISTS ] <name> <addresses> { <addresses> } [ COMMENT '=' <string> ]",
    'ALTER NETWORK POLICY [ IF EXISTS ] <name> SET <addresses> { <addresses> }',
    "ALTER ACCOUNT SET NETWORK_POLICY '=' <value>",
    'GRANT ROLE <name> TO ( ROLE | USER ) <name>',
    'GRANT OWNERSHIP ON <object> TO ROLE <name> [ ( REVOKE | COPY ) CURRENT GRANTS ]',
    'GRANT <privileges> ON <object> TO [ ROLE | DATABASE ROLE ] <name> [ WITH GRANT OPTION ]',
    'REVOKE ROLE <name> FROM ( ROLE | USER ) <name>',
    'REVOKE <privileges> ON <object> FROM [ ROLE ] <name>',
    'SHOW GRANTS ( TO ( ROLE | USER ) | OF ROLE | ON <kind> ) <name>',
    'SHOW ( TABLES | VIEWS | SCHEMAS | DATABASES | WAREHOUSES | ROLES | USERS ) [ LIKE <string> ] [ IN [ <kind> ] <name> ]',
    'DESC ( USER | <kind> ) <name>',
    'DESCRIBE ( USER | <kind> ) <name>',
  ],
  rules: {
    userOption:
      "( PASSWORD | LOGIN_NAME | DISPLAY_NAME | EMAIL | COMMENT | RSA_PUBLIC_KEY | RSA_PUBLIC_KEY_2 ) '=' <string> | " +
      "( DEFAULT_ROLE | DEFAULT_WAREHOUSE | DEFAULT_NAMESPACE | NETWORK_POLICY ) '=' <value> | " +
      "( MUST_CHANGE_PASSWORD | DISABLED ) '=' <bool> | TYPE '=' ( PERSON | SERVICE | LEGACY_SERVICE )",
    warehouseOption:
      "( WAREHOUSE_SIZE | WAREHOUSE_TYPE | SCALING_POLICY ) '=' <value> | " +
      "( AUTO_SUSPEND | MIN_CLUSTER_COUNT | MAX_CLUSTER_COUNT | STATEMENT_TIMEOUT_IN_SECONDS ) '=' <number> | " +
      "( AUTO_RESUME | INITIALLY_SUSPENDED ) '=' <bool> | COMMENT '=' <string>",
    column: '<word> <type> [ NOT NULL ]',
    type: 'VARCHAR | FLOAT | NUMBER | BOOLEAN | DATE | TIMESTAMP_NTZ | TIMESTAMP_TZ | VARIANT',
    addresses: "( ALLOWED_IP_LIST | BLOCKED_IP_LIST ) '=' '(' [ <strings> ] ')'",
    kind: 'DATABASE | SCHEMA | WAREHOUSE | TABLE | VIEW | ROLE',
    kinds: 'TABLES | VIEWS | SCHEMAS | EXTERNAL TABLES | MATERIALIZED VIEWS | DYNAMIC TABLES',
    object: '<kind> <name> | ( ALL | FUTURE ) <kinds> IN ( DATABASE | SCHEMA ) <name>',
    privileges: "ALL [ PRIVILEGES ] | <privilege> { ',' <privilege> }",
    privilege:
      'USAGE | SELECT | INSERT | UPDATE | DELETE | TRUNCATE | OPERATE | MONITOR | MODIFY | REFERENCES | ' +
      'CREATE ( TABLE | VIEW | SCHEMA | STAGE | FUNCTION | TEMPORARY TABLE )',
  },
};
