import type {Fault} from '../fault.ts';

/** Faults put into `sample.go`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.GetStringAssignment(',
    to: 'client.GetStringAssigment(',
    says: /`GetStringAssigment` is not in.*`GetStringAssignment`/,
  },
  {
    title: 'a wrong option',
    from: 'SdkKey: ',
    to: 'ApiKey: ',
    says: /`ApiKey` is not an option of `Config`/,
  },
  {
    title: 'a wrong import path',
    from: 'golang-sdk/v6/eppoclient',
    to: 'golang-sdk/v5/eppoclient',
    says: /v5\/eppoclient` is not a module.*v6\/eppoclient/,
  },
  {
    title: 'a wrong event field',
    from: 'event.BanditKey',
    to: 'event.Bandit',
    says: /`Bandit` is not in/,
  },
  {
    title: 'a missing argument',
    from: '"new-onboarding", "user-1", attributes, "control"',
    to: '"new-onboarding", "user-1", "control"',
    says: /called without `defaultValue`/,
  },
  {
    title: 'an optional logger method with another name',
    from: 'LogBanditAction(event',
    to: 'LogBanditActions(event',
    says: /`LogBanditActions` is not a method of a logger.*`LogBanditAction`/,
  },
  {title: 'a syntax error', from: 'if err != nil {', to: 'if err != nil', says: /syntax error/},
];

/** Faults put into `sample.go` that only the compiler finds. */
export const compilerFaults: readonly Fault[] = [
  {
    title: 'a package that is not there',
    from: '\t"time"\n',
    to: '\t"time"\n\n\t"github.com/Eppo-exp/golang-sdk/v6/eppo"\n',
    says: /golang-sdk\/v6\/eppo/,
    at: '\t"github.com/Eppo-exp/golang-sdk/v6/eppo"',
  },
  {
    title: 'a missing dependency',
    from: '\t"time"\n',
    to: '\t"time"\n\n\t"github.com/rs/zerolog"\n',
    says: /no required module provides package github\.com\/rs\/zerolog/,
    at: '\t"github.com/rs/zerolog"',
  },
  {
    title: 'a missing import',
    from: '\t"os"\n',
    to: '',
    says: /undefined: os/,
    at: 'os.Getenv',
  },
  {
    title: 'an import that nothing uses',
    from: '\t"os"\n',
    to: '\t"os"\n\t"strings"\n',
    says: /"strings" imported and not used/,
    at: '\t"strings"',
  },
  {
    title: 'a variable that nothing uses',
    from: '\tfmt.Println(variation)\n',
    to: '\tsize := 3\n\tfmt.Println(variation)\n',
    says: /declared and not used: size/,
    at: 'size := 3',
  },
  {
    title: 'a variable that is not declared',
    from: 'fmt.Println(variation)',
    to: 'fmt.Println(variaton)',
    says: /undefined: variaton/,
  },
  {
    title: 'an argument of another type',
    from: 'attributes, "control"',
    to: 'attributes, 1',
    says: /cannot use 1 .* as string value in argument to client\.GetStringAssignment/,
  },
  {
    title: 'a result taken as another type',
    from: 'fmt.Println(variation)',
    to: 'var size int64 = variation\n\tfmt.Println(size)',
    says: /cannot use variation \(variable of type string\) as int64 value/,
    at: 'var size int64',
  },
  {
    title: 'too few variables for the results of a call',
    from: 'variation, err := client.',
    to: 'variation := client.',
    says: /assignment mismatch: 1 variable but client\.GetStringAssignment returns 2 values/,
  },
  {
    title: 'an error that the SDK does not have',
    from: 'if err != nil {\n\t\tlog.Println(err)',
    to: 'if err == eppoclient.ErrSubject {\n\t\tlog.Println(err)',
    says: /undefined: eppoclient\.ErrSubject/,
    at: 'eppoclient.ErrSubject',
  },
  {
    title: 'a logger method with a result that the interface does not have',
    from: 'LogAssignment(event eppoclient.AssignmentEvent) {',
    to: 'LogAssignment(event eppoclient.AssignmentEvent) (err error) {',
    says: /does not implement eppoclient\.IAssignmentLogger \(wrong type for method LogAssignment\)/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  {
    title: 'a pointer method of a logger that is passed by value',
    from: 'func (warehouseLogger) LogAssignment',
    to: 'func (*warehouseLogger) LogAssignment',
    says: /method LogAssignment has pointer receiver/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  {
    title: 'an argument that its format does not fit',
    from: '"assignment %s %s"',
    to: '"assignment %s %d"',
    says: /format %d has arg event\.Variation of wrong type string/,
  },
  {
    title: 'a program that cannot end',
    from: 'fmt.Println(variation)',
    to: 'for {\n\t}\n\tfmt.Println(variation)',
    says: /unreachable code/,
    at: 'fmt.Println(variation)',
  },
  {
    title: 'a missing argument',
    from: 'attributes, "control")',
    to: 'attributes)',
    says: /not enough arguments in call to client\.GetStringAssignment/,
  },
];
