import type {Faults} from '../fault.ts';

/** Faults in `sample.kt` that the compiler must find. */
export const faults: Faults = {
  'import cloud.eppo.[-logging-]{+api+}.AssignmentLogger':
    /Unresolved reference 'AssignmentLogger'/,
  'import android.app.Application\n{+import cloud.eppo.api.BanditActions\n+}':
    /Unresolved reference 'BanditActions'/,
  '.pollingIntervalMs([-300_000-]{+"5m"+})': /Argument type mismatch.*'Long' was expected/,
  'val variation{+: Int+} = client': /Initializer type mismatch: expected '(?:kotlin\.)?Int'/,
  'override fun log[-Assignment-](': /'log' overrides nothing/,
  'EppoClient.Builder([-"your-sdk-key"-]{+null+}, this)':
    /Null (?:can|may) ?not be a value of a non-null type/,
  'println([-dark-]{+cloud.eppo.android.dto.BanditResult("shoes", null).action.length+})':
    /only safe .* calls are allowed on a nullable receiver/i,
  '"user-1", attributes, false{+, 1+})':
    /None of the following candidates is applicable: fun getBooleanAssignment/,
};
