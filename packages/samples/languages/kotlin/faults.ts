import type {Fault} from '../fault.ts';

/** Faults put into `sample.kt`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.getStringAssignment(',
    to: 'client.getStringAsignment(',
    says: /`getStringAsignment` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong builder option',
    from: '.pollingIntervalMs(',
    to: '.pollIntervalMs(',
    says: /`pollIntervalMs` is not in.*`pollingIntervalMs`/,
  },
  {
    title: 'a wrong import',
    from: 'cloud.eppo.logging.AssignmentLogger',
    to: 'cloud.eppo.api.AssignmentLogger',
    says: /`AssignmentLogger` is not in `cloud\.eppo\.api`/,
  },
  {
    title: 'a wrong event field',
    from: 'assignment.experiment',
    to: 'assignment.experimentKey',
    says: /`experimentKey` is not in/,
  },
  {
    title: 'a missing argument',
    from: '"dark-mode", "user-1", attributes, false',
    to: '"dark-mode", false',
    says: /called without/,
  },
  {
    title: 'a syntax error',
    from: 'val attributes = Attributes()',
    to: 'val attributes = = Attributes()',
    says: /syntax error/,
  },
];

/** Faults put into `sample.kt`, one at a time, that only the compiler finds. */
export const compilerFaults: readonly Fault[] = [
  {
    title: 'a wrong package',
    from: 'import cloud.eppo.logging.AssignmentLogger',
    to: 'import cloud.eppo.api.AssignmentLogger',
    says: /Unresolved reference 'AssignmentLogger'/,
  },
  {
    title: 'a missing dependency',
    from: 'import android.app.Application',
    to: 'import android.app.Application\nimport timber.log.Timber',
    says: /Unresolved reference 'timber'/,
    at: 'timber.log',
  },
  {
    title: 'a class of the server on Android',
    from: 'import android.app.Application',
    to: 'import android.app.Application\nimport cloud.eppo.api.BanditActions',
    says: /Unresolved reference 'BanditActions'/,
    at: 'BanditActions',
  },
  {
    title: 'a missing import',
    from: 'import android.app.Application\n',
    to: '',
    says: /Unresolved reference 'Application'/,
    at: 'class CartApplication',
  },
  {
    title: 'an exception that the SDK does not have',
    from: '        println(dark)',
    to: '        if (dark) throw cloud.eppo.android.exceptions.TimeoutException()',
    says: /Unresolved reference 'TimeoutException'/,
  },
  {
    title: 'a variable that is not declared',
    from: 'println(dark)',
    to: 'println(darkMode)',
    says: /Unresolved reference 'darkMode'/,
  },
  {
    title: 'an argument of another type',
    from: '.pollingIntervalMs(300_000)',
    to: '.pollingIntervalMs("5m")',
    says: /Argument type mismatch.*'Long' was expected/,
  },
  {
    title: 'a result taken as another type',
    from: 'val variation = client',
    to: 'val variation: Int = client',
    says: /Initializer type mismatch: expected '(?:kotlin\.)?Int'/,
  },
  {
    title: 'an interface with another method',
    from: 'override fun logAssignment(',
    to: 'override fun log(',
    says: /'log' overrides nothing/,
  },
  {
    title: 'null where the SDK takes none',
    from: 'EppoClient.Builder(BuildConfig.EPPO_SDK_KEY, this)',
    to: 'EppoClient.Builder(null, this)',
    says: /Null (?:can|may) ?not be a value of a non-null type/,
  },
  {
    title: 'a result that can be null, taken as one that cannot',
    from: 'println(dark)',
    to: 'println(cloud.eppo.android.dto.BanditResult("shoes", null).action.length)',
    says: /only safe .* calls are allowed on a nullable receiver/i,
  },
  {
    title: 'a value that may not change',
    from: 'println(dark)',
    to: 'dark = true',
    says: /'val' cannot be reassigned/,
  },
  {
    title: 'a branch without a value',
    from: '            else -> println("plain form")\n        }',
    to: '        }.length',
    says: /must be exhaustive/,
    at: '        when (variation) {',
  },
  {
    title: 'an argument too many',
    from: '"user-1", attributes, false)',
    to: '"user-1", attributes, false, 1)',
    says: /None of the following candidates is applicable: fun getBooleanAssignment/,
  },
];
