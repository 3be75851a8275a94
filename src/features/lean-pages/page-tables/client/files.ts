import type {PagePart} from '../types.ts';

const runtime = __webpack_require__;
const {u: scriptOf, miniCssF: styleOf, gca: addressOf} = runtime;

const scripts: Record<string, string> = {};
const styles: Record<string, string> = {};

runtime.u = (id) => scripts[id] ?? scriptOf(id);
runtime.miniCssF = (id) => styles[id] ?? styleOf(id);
runtime.gca = (name) => (name in scripts ? runtime.p + scripts[name]! : addressOf(name));
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
