import type {Grammar} from '../grammar.ts';

/** Redshift's users, groups and grants, as far as setting up a connection needs them. */
export const redshift: Grammar = {
  statements: [
    'CREATE USER <name> [ WITH ] PASSWORD ( <string> | DISABLE ) { <userOption> }',
    'ALTER USER <name> [ WITH ] ( PASSWORD ( <string> | DISABLE ) | <userOption> ) { <userOption> }',
    'CREATE GROUP <name> [ WITH USER <names> ]',
    'CREATE ROLE <name>',
    'ALTER GROUP <name> ( ADD | DROP ) USER <names>',
    'CREATE SCHEMA [ IF NOT EXISTS ] <name> [ AUTHORIZATION <name> ]',
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
    privileges: "ALL [ PRIVILEGES ] | <privilege> { ',' <privilege> }",
    privilege:
      'SELECT | INSERT | UPDATE | DELETE | DROP | REFERENCES | USAGE | CREATE | TEMPORARY | TEMP | EXECUTE',
    object: 'ALL TABLES IN SCHEMA <names> | SCHEMA <names> | DATABASE <names> | [ TABLE ] <names>',
    grantees: "<grantee> { ',' <grantee> }",
    grantee: '( GROUP | ROLE ) <name> | PUBLIC | <name>',
  },
};
