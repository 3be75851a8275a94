import createComponent from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import generatedRoutes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type {PageRoute} from '../types.ts';
import {addPart} from './files.ts';

type Routes = typeof generatedRoutes;

/** The innermost list of routes: that of the docs. */
function innermost(list: Routes): Routes {
  const nested = list.find((route) => route.routes)?.routes as Routes | undefined;
  return nested ? innermost(nested) : list;
}

const pages = innermost(generatedRoutes);

/** Adds a page to the lists in which Docusaurus looks for it, as if it had been there from the start. */
export function addRoute(page: PageRoute): void {
  const {path, hash, attributes, chunkNames, parts} = page;
  if (pages.some((known) => known.path === path)) return;
  for (const part of parts) {
    Object.assign(registry, {[part.name]: [addPart(part), part.name, part.moduleId]});
  }
  Object.assign(routesChunkNames, {[`${path}-${hash}`]: chunkNames});
  pages.push({path, component: createComponent(path, hash), exact: true, page, ...attributes});
}
