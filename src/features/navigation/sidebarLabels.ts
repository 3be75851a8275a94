import type {Options} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;

type Items = Awaited<ReturnType<Generator>>;

/** What stands above a part of a long list; it leads nowhere. */
export const label = (value: string) =>
  ({type: 'html', value, defaultStyle: true, className: 'menu__label'}) as const;

/** Labels in lists of more than eight, by what they stand above: the id of a page, or a category. */
const LABELS = new Map(
  Object.entries({
    'feature-flagging/concepts/flag-variations': 'Inside a flag',
    'feature-flagging/concepts/environments': 'Where and for whom',
    'feature-flagging/concepts/dependent-flags': 'Many flags',
    'Connect a warehouse': 'Set up',
    Metrics: 'Metrics',
    'data-management/data-pipeline': 'Operate',
    'data-management/demo-dataset': 'Try it',
    'experiment-analysis/clustered-analysis': 'Other designs',
    'experiment-analysis/experiment-tags': 'In practice',
    'sdks/capabilities': 'Choose',
    'Client SDKs': 'By platform',
    'SDK features': 'Features and events',
    'sdks/preforking': 'On your servers',
    'sdks/developer-tools-extension': 'Debug',
    JavaScript: 'Platforms',
    'sdks/client-sdks/errors': 'All platforms',
    'sdks/client-sdks/javascript/react': 'Frameworks',
    'sdks/client-sdks/javascript/precomputed-assignments': 'More',
    'Confidence intervals': 'Methods',
    'statistics/check-our-numbers': 'Try and check',
    'statistics/lab/paste-your-data': 'Calculators',
    'statistics/lab/peeking': 'Simulators',
    'administration/users-and-permissions': 'Access',
    'administration/experiment-schedule-settings': 'Defaults',
    'administration/audit-logs': 'Records and messages',
  }),
);

/** Adds the labels of a list and of those in it. */
function withLabels(items: Items): Items {
  return items.flatMap((item) => {
    const name = item.type === 'category' ? item.label : 'id' in item ? item.id : '';
    const value = LABELS.get(name);
    return [
      ...(value ? [label(value)] : []),
      item.type === 'category' ? {...item, items: withLabels(item.items)} : item,
    ];
  });
}

/** Makes the list of a folder's pages, as Docusaurus does, with labels. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...folder}) =>
  withLabels(await defaultSidebarItemsGenerator(folder));
