import type {Faults} from '../fault.ts';

/** Faults in `sample.go` that the check of names must find. */
export const faults: Faults = {
  'client.GetStringAssig[-n-]ment(': /`GetStringAssigment` is not in.*`GetStringAssignment`/,
  '[-Sdk-]{+Api+}Key: ': /`ApiKey` is not an option of `Config`/,
  'golang-sdk/v[-6-]{+5+}/eppoclient': /v5\/eppoclient` is not a module.*v6\/eppoclient/,
  'event.Bandit[-Key-]': /`Bandit` is not in/,
  '"new-onboarding", "user-1", [-attributes, -]"control"': /called without `defaultValue`/,
  'LogBanditAction{+s+}(event': /`LogBanditActions` is not a method of a logger.*`LogBanditAction`/,
  'if err != nil[- {-]': /syntax error/,
};

/** Faults in the same sample that only the compiler finds. */
export const compilerFaults: Faults = {
  '\t"time"\n{+\t"github.com/Eppo-exp/golang-sdk/v6/eppo"\n+}': /golang-sdk\/v6\/eppo/,
  '\t"time"\n{+\t"github.com/rs/zerolog"\n+}':
    /no required module provides package github\.com\/rs\/zerolog/,
  '\t"os"\n{+\t"strings"\n+}': /"strings" imported and not used/,
  'attributes, [-"control"-]{+1+}':
    /cannot use 1 .* as string value in argument to client\.GetStringAssignment/,
  'variation[-, err-] := client.':
    /assignment mismatch: 1 variable but client\.GetStringAssignment returns 2 values/,
  'if err [-!= nil-]{+== eppoclient.ErrSubject+} {\n\t\tlog.Println(err)':
    /undefined: eppoclient\.ErrSubject/,
  'LogAssignment(event eppoclient.AssignmentEvent) {+(err error) +}{': {
    says: /does not implement eppoclient\.IAssignmentLogger \(wrong type for method LogAssignment\)/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  'func ({+*+}warehouseLogger) LogAssignment': {
    says: /method LogAssignment has pointer receiver/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  '"assignment %s %[-s-]{+d+}"': /format %d has arg event\.Variation of wrong type string/,
};
