import type {Fence} from '../../core/types.ts';

const RE_RESOURCE = /(?<![\w.])R\.(\w+)\.(\w+)/g;
const RE_BUILD_CONFIG = /(?<![\w.])BuildConfig\.(\w+)/g;

/** Classes that Android's build makes from the resources and settings that a file uses. */
export function generatedClasses(fence: Fence): {name: string; code: string}[] {
  const {code} = fence;
  const packageLine = /^package ([\w.]+)/m.exec(code)?.[1];
  const head = packageLine ? `package ${packageLine};\n` : '';
  const resources = [...code.matchAll(RE_RESOURCE)];
  const kinds = [...new Set(resources.map(([, kind]) => kind))].map((kind) => {
    const own = resources.filter((each) => each[1] === kind).map(([, , name]) => name);
    const fields = [...new Set(own)].map((name) => `public static final int ${name} = 0;`);
    return `public static final class ${kind} { ${fields.join(' ')} }`;
  });
  const settings = [...new Set([...code.matchAll(RE_BUILD_CONFIG)].map(([, name]) => name))];
  const fields = settings.map((name) => `public static final String ${name} = "";`);
  return [
    {name: 'R', members: kinds},
    {name: 'BuildConfig', members: fields},
  ]
    .filter(({members}) => members.length > 0)
    .map(({name, members}) => ({
      name,
      code: `${head}public final class ${name} { ${members.join(' ')} }\n`,
    }));
}
