import type {Grammar} from '../grammar.ts';

/** Unity Catalog objects, owners and grants. */
export const databricks: Grammar = {
  statements: [
    'USE ( CATALOG | SCHEMA | DATABASE ) <name>',
    'CREATE CATALOG [ IF NOT EXISTS ] <name> [ MANAGED LOCATION <string> ] [ COMMENT <string> ]',
    'CREATE ( SCHEMA | DATABASE ) [ IF NOT EXISTS ] <name> [ COMMENT <string> ] [ MANAGED LOCATION <string> ]',
    'ALTER <kind> <name> [ SET ] OWNER TO <name>',
    'GRANT <privileges> ON <kind> <name> TO <name>',
    'REVOKE <privileges> ON <kind> <name> FROM <name>',
    'SHOW GRANTS [ <name> ] ON <kind> <name>',
    'SHOW ( CATALOGS | SCHEMAS | TABLES ) [ ( IN | FROM ) <name> ]',
  ],
  rules: {
    kind: 'CATALOG | SCHEMA | DATABASE | TABLE | VIEW | VOLUME | EXTERNAL LOCATION',
    privileges: "ALL PRIVILEGES | <privilege> { ',' <privilege> }",
    privilege:
      'SELECT | MODIFY | EXECUTE | BROWSE | APPLY TAG | USE ( CATALOG | SCHEMA ) | ' +
      'CREATE ( CATALOG | SCHEMA | TABLE | VIEW | FUNCTION | VOLUME ) | ( READ | WRITE ) ( VOLUME | FILES )',
  },
};
