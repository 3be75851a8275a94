import {schemaAt} from '../schemas/follow.ts';
import type {SchemaLink} from '../schemas/types.ts';
import {kebab} from './readApi.ts';
import type {Api} from './types.ts';

const PREFIX = '#/components/schemas/';

/** Returns what a reader would call an object, such as `Metric aggregation`. */
export function schemaTitle({document}: Api, name: string): string {
  return schemaAt(document, PREFIX + name).schema.title ?? name;
}

/** Returns the id of an object's heading. */
export function schemaAnchor(api: Api, name: string): string {
  return `${kebab(schemaTitle(api, name))}-object`;
}

/** Returns where an object is described; undefined for one without a place of its own. */
export function schemaLink(api: Api, reference: string): SchemaLink | undefined {
  const name = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : '';
  const group = api.groups.find(({schemas}) => schemas.includes(name));
  return (
    group && {
      label: schemaTitle(api, name).toLowerCase(),
      url: `${group.route}#${schemaAnchor(api, name)}`,
    }
  );
}
