/** Stands in for `tslib`, of whose helpers Docusaurus' common utilities use this one. */
export function __importDefault<Module>(module: Module): Module | {default: Module} {
  return (module as {__esModule?: boolean}).__esModule ? module : {default: module};
}
