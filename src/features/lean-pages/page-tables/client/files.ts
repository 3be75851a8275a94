import type {PagePart} from '../types.ts';

const runtime = __webpack_require__;
const {u: scriptOf, miniCssF: styleOf, gca: addressOf} = runtime;

const scripts = Object.create(null) as Record<string, string>;
const styles = Object.create(null) as Record<string, string>;

runtime.u = (id) => scripts[id] ?? scriptOf(id);
runtime.miniCssF = (id) => styles[id] ?? styleOf(id);
runtime.gca = (name) => {
  const script = scripts[name];
  return script === undefined ? addressOf(name) : runtime.p + script;
};
window.pageStyles = styles;
// Never called: the bundler makes files of what is imported somewhere.
window.pageParts = () => import('page-parts');

/** Tells the runtime where the files of a part are. Returns the function that loads it. */
export function addPart({moduleId, chunkIds, ...part}: PagePart): () => Promise<unknown> {
  Object.assign(scripts, part.scripts);
  Object.assign(styles, part.styles);
  return async () => {
    await Promise.all(chunkIds.map((id) => runtime.e(id)));
    return runtime(moduleId);
  };
}
