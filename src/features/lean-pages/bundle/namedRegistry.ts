import registry from '@generated/registry.js';

/**
 * Docusaurus' list of page parts, each with the name of its file in place of the module's: by these
 * names Docusaurus finds the scripts of a page, so that they load together with the main script.
 */
const namedRegistry = Object.fromEntries(
  Object.entries(registry).map(([name, [load, , module]]) => [name, [load, name, module] as const]),
);

export default namedRegistry;
