/** Stands in for `prism-react-renderer`, which the classic theme imports but no page uses. */
export const Prism = {};
