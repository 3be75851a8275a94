import type {Fault} from '../fault.ts';

/** Faults put into `Sample.java`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.getStringAssignment(',
    to: 'client.getStringAssignement(',
    says: /`getStringAssignement` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong builder option',
    from: '.pollingIntervalMs(',
    to: '.pollingInterval(',
    says: /`pollingInterval` is not in.*`pollingIntervalMs`/,
  },
  {
    title: 'a missing import',
    from: 'import cloud.eppo.api.BanditActions;',
    to: '',
    says: /`BanditActions` is used but not imported/,
    at: 'BanditActions actions = new BanditActions();',
  },
  {
    title: 'an import from the wrong package',
    from: 'import cloud.eppo.logging.Assignment;',
    to: 'import cloud.eppo.api.Assignment;',
    says: /`Assignment` is not in `cloud\.eppo\.api`.*cloud\.eppo\.logging/,
  },
  {
    title: 'a missing argument',
    from: 'attributes, actions, "control"',
    to: 'attributes, "control"',
    says: /called without `defaultValue`/,
  },
  {
    title: 'a wrong event getter',
    from: 'assignment.getVariation()',
    to: 'assignment.getVariant()',
    says: /`getVariant` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'Attributes attributes = new',
    to: 'Attributes attributes == new',
    says: /syntax error/,
  },
];

/** Faults put into `Sample.java`, one at a time, that only the compiler finds. */
export const compilerFaults: readonly Fault[] = [
  {
    title: 'a wrong package',
    from: 'import cloud.eppo.logging.AssignmentLogger;',
    to: 'import cloud.eppo.api.AssignmentLogger;',
    says: /cannot find symbol.*class AssignmentLogger.*package cloud\.eppo\.api/,
  },
  {
    title: 'a missing dependency',
    from: 'import cloud.eppo.EppoClient;',
    to: 'import cloud.eppo.EppoClient;\nimport com.google.common.collect.ImmutableMap;',
    says: /package com\.google\.common\.collect does not exist/,
    at: 'com.google.common',
  },
  {
    title: 'a class of Android on a server',
    from: 'import cloud.eppo.EppoClient;',
    to: 'import cloud.eppo.EppoClient;\nimport android.util.Log;',
    says: /package android\.util does not exist/,
    at: 'android.util',
  },
  {
    title: 'a missing import',
    from: '    System.out.println(variation);',
    to: '    System.out.println(List.of(variation));',
    says: /cannot find symbol.*variable List/,
  },
  {
    title: 'a checked exception that nothing throws',
    from: '    System.out.println(variation);',
    to: '    try { System.out.println(variation); } catch (java.io.IOException e) { return; }',
    says: /exception .*IOException is never thrown/,
  },
  {
    title: 'an exception that the SDK does not have',
    from: '    System.out.println(variation);',
    to: '    if (variation == null) throw new cloud.eppo.EppoException();',
    says: /cannot find symbol.*class EppoException/,
  },
  {
    title: 'a program that cannot end',
    from: '    System.out.println(variation);',
    to: '    while (true) {}',
    says: /unreachable statement/,
    at: '    BanditActions actions',
  },
  {
    title: 'a variable that is not declared',
    from: 'System.out.println(variation)',
    to: 'System.out.println(variaton)',
    says: /cannot find symbol.*variable variaton/,
  },
  {
    title: 'an argument of another type',
    from: '.pollingIntervalMs(30_000)',
    to: '.pollingIntervalMs("30s")',
    says: /String cannot be converted to long/,
  },
  {
    title: 'a result taken as another type',
    from: 'String variation =',
    to: 'int variation =',
    says: /String cannot be converted to int/,
    at: '        client.getStringAssignment(',
  },
  {
    title: 'an interface with another method',
    from: 'public void logAssignment(Assignment assignment)',
    to: 'public void log(Assignment assignment)',
    says: /is not abstract and does not override abstract method logAssignment/,
    at: 'static class WarehouseLogger',
  },
  {
    title: 'an option with two values',
    from: '.pollingIntervalMs(30_000)',
    to: '.pollingIntervalMs(30_000, 3_000)',
    says: /pollingIntervalMs.* cannot be applied to given types/,
  },
];
