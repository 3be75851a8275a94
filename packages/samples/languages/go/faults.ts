import type {Faults} from '../fault.ts';

/** Faults in `sample.go` that the compiler must find. */
export const faults: Faults = {
  '\t"time"\n{+\t"github.com/Eppo-exp/golang-sdk/v6/eppo"\n+}': /golang-sdk\/v6\/eppo/,
  'LogBanditAction{+s+}(event': /`LogBanditActions` is neither `LogAssignment` nor/,
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
  '"assignment %s %[-s-]{+d+}"': /format %d has arg event\.Variation of wrong type string/,
};
