import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import type {ComponentType, ReactNode} from 'react';

type RouteComponent = ReturnType<typeof createComponent>;

/**
 * Returns the component of a route, which prepares itself when the route is first needed. Docusaurus
 * prepares the components of all routes on every page load.
 *
 * @param path of the route, such as `/sdks/`.
 * @param hash Docusaurus' key of the route's files.
 */
export default function lazyComponentCreator(path: string, hash: string): RouteComponent {
  let created: RouteComponent | undefined;
  const create = (): RouteComponent => (created ??= createComponent(path, hash));
  function Route(props: object): ReactNode {
    const Component = create() as ComponentType<object>;
    return <Component {...props} />;
  }
  return Object.assign(Route, {preload: () => create().preload()}) as unknown as RouteComponent;
}
