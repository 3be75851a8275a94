/** Stands in for `prism-react-renderer`, which the classic theme imports but no page uses. */
export const Prism = {};

/** Stands in for `tslib`, of whose helpers Docusaurus' common utilities use this one. */
export function __importDefault<Module>(module: Module): Module | {default: Module} {
  return (module as {__esModule?: boolean}).__esModule ? module : {default: module};
}
