import type {Faults} from '../fault.ts';

/** Faults in `Sample.java` that the compiler must find. */
export const faults: Faults = {
  'import cloud.eppo.[-logging-]{+api+}.AssignmentLogger;':
    /cannot find symbol.*class AssignmentLogger.*package cloud\.eppo\.api/,
  'import cloud.eppo.EppoClient;\n{+import com.google.common.collect.ImmutableMap;\n+}':
    /package com\.google\.common\.collect does not exist/,
  'import cloud.eppo.EppoClient;\n{+import android.util.Log;\n+}':
    /package android\.util does not exist/,
  '    {+while (true) {}+}[-System.out.println(variation);-]': {
    says: /unreachable statement/,
    at: '    BanditActions actions',
  },
  '.pollingIntervalMs([-30_000-]{+"30s"+})': /String cannot be converted to long/,
  'public void log[-Assignment-](Assignment assignment)': {
    says: /is not abstract and does not override abstract method logAssignment/,
    at: 'static class WarehouseLogger',
  },
  '.pollingIntervalMs(30_000{+, 3_000+})': /pollingIntervalMs.* cannot be applied to given types/,
};
