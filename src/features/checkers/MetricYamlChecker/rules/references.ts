import {mistake, nameMeant, warning, type Problem} from '../problem.ts';
import {aggregationsOf, listAt, namesOf, type Located, type MetricFile} from './file.ts';

type Aggregation = ReturnType<typeof aggregationsOf>[number];

function factOf({item, path, fact}: Aggregation, {sources, facts}: MetricFile): Problem[] {
  const {fact_name: name} = item;
  if (fact || typeof name !== 'string') return [];
  const at = [...path, 'fact_name'];
  if (sources.length > 0) {
    const fix = `${nameMeant(name, namesOf(facts))} If it stands in another file of the run, paste its fact source here, too.`;
    return [mistake(at, `No fact source here has a fact \`${name}\`.`, fix)];
  }
  const message = `The fact \`${name}\` is not in this text, so it could not be looked up.`;
  const fix = 'Paste its fact source, too, to check both together.';
  return [{...warning(at, message, fix), isElsewhere: true}];
}

function filtersOf({item, path, fact}: Aggregation): Problem[] {
  if (!fact) return [];
  const known = namesOf(listAt(fact.source.item, 'properties', []));
  return listAt(item, 'filters', path).flatMap(({item: filter, path: at}) => {
    const {fact_property: name} = filter;
    if (typeof name !== 'string' || known.includes(name)) return [];
    const message = `The fact source of \`${String(item.fact_name)}\` has no property \`${name}\`. Only Eppo's server looks for it.`;
    return [warning([...at, 'fact_property'], message, nameMeant(name, known))];
  });
}

function entityOf(metric: Located, {fact}: Aggregation): Problem[] {
  const {entity} = metric.item;
  if (!fact || typeof entity !== 'string') return [];
  const known = namesOf(listAt(fact.source.item, 'entities', []), 'entity_name');
  if (known.length === 0 || known.includes(entity)) return [];
  const message = `The fact source of \`${String(fact.item.name)}\` names no column for the entity \`${entity}\`. The tool does not compare them.`;
  return [warning([...metric.path, 'entity'], message, nameMeant(entity, known))];
}

/** Names that lead nowhere: of facts, of properties in filters, and of entities. */
export function references(file: MetricFile): Problem[] {
  return file.metrics.flatMap((metric) =>
    aggregationsOf(metric, file.facts).flatMap((aggregation) => [
      ...factOf(aggregation, file),
      ...filtersOf(aggregation),
      ...entityOf(metric, aggregation),
    ]),
  );
}
