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
    title: 'a logger without the method of its interface',
    from: 'LogAssignment(event',
    to: 'RecordEvent(event',
    says: /`warehouseLogger` has no `LogAssignment\(AssignmentEvent\)`, which `IAssignmentLogger` requires/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  {
    title: 'a misspelt method of a logger',
    from: 'LogAssignment(event',
    to: 'LogAssignments(event',
    says: /has no `LogAssignment\(AssignmentEvent\)`.*did you mean `LogAssignment`/,
  },
  {
    title: 'a logger method with a result that the interface does not have',
    from: 'LogAssignment(event eppoclient.AssignmentEvent) {',
    to: 'LogAssignment(event eppoclient.AssignmentEvent) error {',
    says: /`warehouseLogger` has `LogAssignment\(AssignmentEvent\) error`, but `IAssignmentLogger` requires `LogAssignment\(AssignmentEvent\)`/,
  },
  {
    title: 'a logger method that takes another event',
    from: 'LogAssignment(event eppoclient.AssignmentEvent) {',
    to: 'LogAssignment(event eppoclient.BanditEvent) {',
    says: /has `LogAssignment\(BanditEvent\)`, but/,
  },
  {
    title: 'a pointer method of a logger that is passed by value',
    from: 'func (warehouseLogger) LogAssignment',
    to: 'func (*warehouseLogger) LogAssignment',
    says: /`LogAssignment` has a pointer receiver; pass `&warehouseLogger/,
    at: 'AssignmentLogger: warehouseLogger{}',
  },
  {
    title: 'an optional logger method with another name',
    from: 'LogBanditAction(event',
    to: 'LogBanditActions(event',
    says: /`LogBanditActions` is not a method of a logger.*`LogBanditAction`/,
  },
  {
    title: 'too few variables for the results of a call',
    from: 'variation, err := client.',
    to: 'variation := client.',
    says: /`GetStringAssignment` gives 2 values, taken by 1/,
  },
  {
    title: 'too many variables for the results of a call',
    from: 'result := client.',
    to: 'result, err := client.',
    says: /`GetBanditAction` gives 1 value, taken by 2/,
  },
  {title: 'a syntax error', from: 'if err != nil {', to: 'if err != nil', says: /syntax error/},
];
