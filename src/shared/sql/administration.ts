import type {Grammar} from './grammar.ts';
import type {Warehouse} from './warehouses.ts';

/** Rights and accounts of the warehouses, of which the parser knows the first words only, or refuses them. */
export const ADMINISTRATION: Readonly<Record<Warehouse, Grammar>> = {
  snowflake: {
    statements: [
      "CREATE [ OR REPLACE ] ROLE [ IF NOT EXISTS ] <name> [ COMMENT '=' <string> ]",
      'CREATE [ OR REPLACE ] USER [ IF NOT EXISTS ] <name> { <userOption> }',
      'ALTER USER [ IF EXISTS ] <name> SET <userOption> { <userOption> }',
      'ALTER USER [ IF EXISTS ] <name> UNSET <names>',
      'CREATE [ OR REPLACE ] WAREHOUSE [ IF NOT EXISTS ] <name> [ WITH ] { <warehouseOption> }',
      "CREATE [ OR REPLACE ] [ TRANSIENT ] SCHEMA [ IF NOT EXISTS ] <name> [ COMMENT '=' <string> ]",
      "CREATE [ OR REPLACE ] NETWORK POLICY [ IF NOT EXISTS ] <name> <addresses> { <addresses> } [ COMMENT '=' <string> ]",
      'ALTER NETWORK POLICY [ IF EXISTS ] <name> SET <addresses> { <addresses> }',
      "ALTER ACCOUNT SET NETWORK_POLICY '=' <value>",
      'GRANT ROLE <name> TO ( ROLE | USER ) <name>',
      'GRANT OWNERSHIP ON <object> TO ROLE <name> [ ( REVOKE | COPY ) CURRENT GRANTS ]',
      'GRANT <privileges> ON <object> TO [ ROLE | DATABASE ROLE ] <name> [ WITH GRANT OPTION ]',
      'REVOKE ROLE <name> FROM ( ROLE | USER ) <name>',
      'REVOKE <privileges> ON <object> FROM [ ROLE ] <name>',
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
      addresses: "( ALLOWED_IP_LIST | BLOCKED_IP_LIST ) '=' '(' [ <strings> ] ')'",
      kind: 'DATABASE | SCHEMA | WAREHOUSE | TABLE | VIEW | ROLE',
      kinds: 'TABLES | VIEWS | SCHEMAS | EXTERNAL TABLES | MATERIALIZED VIEWS | DYNAMIC TABLES',
      object: '<kind> <name> | ( ALL | FUTURE ) <kinds> IN ( DATABASE | SCHEMA ) <name>',
      privilege:
        'USAGE | SELECT | INSERT | UPDATE | DELETE | TRUNCATE | OPERATE | MONITOR | MODIFY | REFERENCES | ' +
        'CREATE ( TABLE | VIEW | SCHEMA | STAGE | FUNCTION | TEMPORARY TABLE )',
    },
  },
  redshift: {
    statements: [
      'CREATE USER <name> [ WITH ] PASSWORD ( <string> | DISABLE ) { <userOption> }',
      'ALTER USER <name> [ WITH ] ( PASSWORD ( <string> | DISABLE ) | <userOption> ) { <userOption> }',
      'CREATE GROUP <name> [ WITH USER <names> ]',
      'CREATE ROLE <name>',
      'CREATE SCHEMA [ IF NOT EXISTS ] <name> [ AUTHORIZATION <name> ]',
      'ALTER GROUP <name> ( ADD | DROP ) USER <names>',
      'GRANT ROLE <names> TO <grantees>',
      'GRANT <privileges> ON <object> TO <grantees> [ WITH GRANT OPTION ]',
      'GRANT <privileges> FOR TABLES IN SCHEMA <name> TO <grantees> [ WITH GRANT OPTION ]',
      'REVOKE <privileges> ON <object> FROM <grantees>',
      'ALTER DEFAULT PRIVILEGES [ FOR USER <names> ] [ IN SCHEMA <names> ] GRANT <privileges> ON ( TABLES | FUNCTIONS ) TO <grantees>',
    ],
    rules: {
      userOption:
        'CREATEDB | NOCREATEDB | CREATEUSER | NOCREATEUSER | SYSLOG ACCESS ( RESTRICTED | UNRESTRICTED ) | ' +
        'IN GROUP <names> | VALID UNTIL <string> | CONNECTION LIMIT ( <number> | UNLIMITED ) | ' +
        'SESSION TIMEOUT <number>',
      privilege:
        'SELECT | INSERT | UPDATE | DELETE | DROP | REFERENCES | USAGE | CREATE | TEMPORARY | TEMP | EXECUTE',
      object:
        'ALL TABLES IN SCHEMA <names> | SCHEMA <names> | DATABASE <names> | [ TABLE ] <names>',
      grantees: "<grantee> { ',' <grantee> }",
      grantee: '( GROUP | ROLE ) <name> | PUBLIC | <name>',
    },
  },
  bigquery: {
    statements: [
      "CREATE SCHEMA [ IF NOT EXISTS ] <name> [ OPTIONS '(' <option> { ',' <option> } ')' ]",
      'GRANT <names> ON <kind> <name> TO <strings>',
      'REVOKE <names> ON <kind> <name> FROM <strings>',
    ],
    rules: {kind: 'SCHEMA | TABLE | VIEW | EXTERNAL TABLE', option: "<word> '=' <value>"},
  },
  databricks: {
    statements: [
      'CREATE CATALOG [ IF NOT EXISTS ] <name> [ MANAGED LOCATION <string> ] [ COMMENT <string> ]',
      'CREATE ( SCHEMA | DATABASE ) [ IF NOT EXISTS ] <name> [ COMMENT <string> ] [ MANAGED LOCATION <string> ]',
      'ALTER <kind> <name> [ SET ] OWNER TO <name>',
      'GRANT <privileges> ON <kind> <name> TO <name>',
      'REVOKE <privileges> ON <kind> <name> FROM <name>',
      'SHOW GRANTS [ <name> ] ON <kind> <name>',
    ],
    rules: {
      kind: 'CATALOG | SCHEMA | DATABASE | TABLE | VIEW | VOLUME | EXTERNAL LOCATION',
      privilege:
        'SELECT | MODIFY | EXECUTE | BROWSE | APPLY TAG | USE ( CATALOG | SCHEMA ) | ' +
        'CREATE ( CATALOG | SCHEMA | TABLE | VIEW | FUNCTION | VOLUME ) | ( READ | WRITE ) ( VOLUME | FILES )',
    },
  },
};
